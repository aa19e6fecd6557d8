import type { Page } from 'playwright';
import { beforeAll, expect, inject, test } from 'vitest';
import { makeAdmin } from '#tests/support/admin.ts';
import { type App, startApp } from '#tests/support/app.ts';
import { samePage } from '#tests/support/browser.ts';
import { signUp } from '#tests/support/client.ts';
import { ask, startConversation } from '#tests/support/conversation.ts';

let app: App;
beforeAll(async () => void (app = await startApp()));

type Person = Awaited<ReturnType<typeof signUp>>;

/** A screen in a state: where it is, and what is done there. */
interface Screen {
  name: string;
  path: string | ((person: Person) => Promise<string>);
  act?: (page: Page) => Promise<unknown>;
}

const openMenu = (page: Page) => page.locator('summary').first().click();
const openFeedback = async (page: Page) => {
  await openMenu(page);
  await page.getByRole('link', { name: 'Give Feedback' }).click();
  await page.getByRole('dialog').waitFor();
};
const sendEmptyFeedback = async (page: Page) => {
  await openFeedback(page);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByRole('dialog').getByRole('listitem').hover();
};
/** A toast stays as long as the pointer is on it. */
const holdToast = (page: Page) =>
  page
    .getByRole('region', { name: /notifications/i })
    .getByRole('listitem')
    .hover();
const askOnHome = async (page: Page, question: string) => {
  await page.getByLabel('What is on your mind today?').fill(question);
  await page.getByRole('button', { name: 'Find Mentors' }).click();
  await page.locator('#guidance').waitFor();
};
const showToast = async (page: Page) => {
  await page.getByRole('link', { name: 'Support Us' }).click();
  await holdToast(page);
};
const openRecentHistory = async (page: Page) => {
  await page.getByRole('button', { name: 'Recent History' }).click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
};
const chat = async (person: Person, answers: string[] = []): Promise<string> => {
  const id = await startConversation(person, 'mlk', 'Chat with Martin Luther King Jr.');
  for (const answer of answers) {
    app.provider.answer = () => answer;
    await ask(person, id, 'How do I forgive those who have wronged me for so many years?');
  }
  return `/chat/${id}`;
};

const signedOut: Screen[] = [
  { name: 'auth', path: '/' },
  ...['signin', 'register', 'reset'].map((tab) => ({ name: `auth, ${tab}`, path: `/login?tab=${tab}` })),
  { name: 'reset password', path: '/reset-password?token=any' },
  { name: 'reset password, invalid link', path: '/reset-password', act: holdToast },
  { name: 'pricing', path: '/pricing' },
  { name: 'checkout', path: '/checkout?amount=99999.99&type=donation' },
  { name: 'checkout, invalid', path: '/checkout' },
  { name: 'mentors', path: '/mentors' },
  { name: 'a mentor', path: '/mentors/mlk#mlk-birmingham-waiting' },
  { name: 'privacy', path: '/privacy' },
  { name: 'terms', path: '/terms' },
  { name: 'offline', path: '/offline' },
  { name: 'not found', path: '/nowhere' },
];

const signedIn: Screen[] = [
  ...['favorites', 'business', 'sports', 'cinema', 'leaders', 'legacy'].map((tab) => ({
    name: `home, ${tab}`,
    path: `/?category=${tab}`,
  })),
  { name: 'home, menu open', path: '/', act: openMenu },
  { name: 'home, with a toast', path: '/', act: showToast },
  { name: 'home, with mentors for a question', path: '/', act: (page) => askOnHome(page, 'How do I begin again?') },
  { name: 'home, with help', path: '/', act: (page) => askOnHome(page, 'I want to die') },
  { name: 'home, a favorite taken off', path: '/?category=favorites&removed=mlk' },
  { name: 'feedback dialog', path: '/', act: openFeedback },
  { name: 'feedback dialog, with a toast', path: '/', act: sendEmptyFeedback },
  { name: 'feedback in the page', path: '/?feedback=open' },
  { name: 'history', path: (person) => chat(person).then(() => '/history') },
  {
    name: 'history, a menu open, and some chosen',
    path: (person) => chat(person).then(() => '/history'),
    act: async (page) => {
      await page.getByLabel('Choose several').check();
      await page.getByRole('article').first().locator('summary').click();
    },
  },
  {
    name: 'history, asking before it deletes',
    path: async (person) => `/history/delete?id=${(await chat(person)).split('/').at(-1)}`,
  },
  { name: 'recommend, with the form', path: '/recommend?form=open' },
  { name: 'change password', path: '/change-password' },
  { name: 'account', path: '/account' },
  { name: 'a mentor, with a question', path: '/mentors/nichiren?starter=1' },
  ...['recommendations', 'usage', 'reactions', 'feedback'].map((view) => ({
    name: `analytics, ${view}`,
    path: `/analytics?view=${view}`,
  })),
  { name: 'chat, not found', path: '/chat/nothing' },
  { name: 'recent history', path: (person) => chat(person, ['Begin.']), act: openRecentHistory },
];

const conversations: Screen[] = [
  { name: 'chat, empty', path: (person) => chat(person) },
  {
    name: 'chat, with messages',
    path: (person) =>
      chat(person, [
        'Begin today, and go on tomorrow. '.repeat(30),
        '| A column | Another |\n|---|---|\n| some_word_that_does_not_break | two |\n\nBegin [1].',
      ]),
  },
];

/** What is told at the top of a page that opens further down, where no script makes a toast of it. */
const pinnedNotice: Screen = {
  name: 'recommend, with a notice that stays in view',
  path: '/recommend',
  act: async (page) => {
    const vote = await page.locator('form[action$="/vote"]').first().getAttribute('action');
    const { origin } = new URL(page.url());
    await page.request.post(vote!, {
      form: { back: '/recommend', vote: 'sideways' },
      headers: { origin },
      maxRedirects: 0,
    });
    await page.reload();
    await page.locator('.notice-pinned').waitFor();
  },
};

/** Somebody with something of everything, who may see all screens. */
async function admin(): Promise<Person> {
  const person = await signUp(app, { firstName: 'Maximiliana', lastName: 'Featherstonehaugh' });
  await makeAdmin(app, person);
  for (const status of ['approved', 'pending']) {
    const fields = {
      name: 'Johann Wolfgang von Goethe',
      category: 'business',
      description: 'A poet and much more',
      reasoning: 'Understanding the world',
    };
    const { body } = await person.json('POST', '/api/recommendations', fields);
    await app.sql`update personality_recommendations set status = ${status} where id = ${body.id}`;
  }
  await person.json('POST', '/api/feedback', {
    experienceRating: 4,
    npsScore: 9,
    comment: 'Unbelievably good conversations',
  });
  const id = await startConversation(person, 'mlk', 'Chat with Martin Luther King Jr.');
  await ask(person, id, 'How do I go on?');
  await person.json('POST', `/api/conversations/${id}/messages/1/reactions`, { emoji: '👍', on: true });
  return person;
}

/** A way to look at a screen: how large the window is, in which text of how many percent, and what may not be found there. */
interface Look {
  width: number;
  height: number;
  text: string;
  find: () => string[];
}

const halfIsFree: Look = { width: 320, height: 256, text: '100%', find: coveredWhereOneReads };
const nothingSticksOut = [1280, 360].map((width) => ({ width, height: 800, find: widerThanTheWindow }));

/** Opens each screen, and gives what was found on which, and how it was looked at. */
async function tour(
  page: Page,
  screens: readonly Screen[],
  person: Person,
  looks: readonly Look[],
): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const { name, path, act } of screens) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(typeof path === 'string' ? path : await path(person));
    await act?.(page);
    for (const { width, height, text, find } of looks) {
      // What covers the page only for now is not what somebody reads through.
      if (find === coveredWhereOneReads && act !== undefined && act !== pinnedNotice.act) continue;
      await page.setViewportSize({ width, height });
      await page.evaluate((fontSize) => void (document.documentElement.style.fontSize = fontSize), text);
      const findings = await page.evaluate(find);
      if (findings.length > 0) found[`${name}, ${width} px`] = findings;
    }
  }
  return found;
}

const sizes = [
  [
    'nothing is wider than the window with text doubled by the page, and half of a window of 320 × 256 px is free to read',
    16,
    [...nothingSticksOut.map((look) => ({ ...look, text: '200%' })), halfIsFree],
  ],
  [
    'nothing is wider than the window with text doubled by the browser',
    32,
    nothingSticksOut.map((look) => ({ ...look, text: '100%' })),
  ],
] as const;

// Both sizes make the same text; the page's own way is the one with more to go wrong.
test.for(inject('everyLook') ? sizes : sizes.slice(0, 1))(
  'on any screen %s',
  { timeout: 120_000 },
  async ([, fontSize, looks]) => {
    const person = await admin();
    const found: Record<string, unknown> = {};
    for (const [screens, as] of [
      [signedOut, undefined],
      [[...signedIn, ...conversations], person],
    ] as const) {
      const { page } = await samePage({ app, javaScript: true, width: 1280, fontSize, ...(as && { as }) });
      Object.assign(found, await tour(page, screens, person, looks));
    }
    expect(found).toEqual({});
  },
);

test('so is half of it below a notice that stays in view, with JavaScript off', async () => {
  const person = await admin();
  const { page } = await samePage({ app, javaScript: false, width: 320, height: 256, as: person });
  expect(await tour(page, [pinnedNotice], person, [halfIsFree])).toEqual({});
});

/** Runs in the page: what stands out of the window to the left or right, but in what scrolls by itself. */
function widerThanTheWindow(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const scrolls = (one: Element | null): boolean =>
    one !== null &&
    one !== document.documentElement &&
    (getComputedStyle(one).overflowX !== 'visible' || scrolls(one.parentElement));
  const isOut = (one: Element) => {
    const { left, right, width, height } = one.getBoundingClientRect();
    return (
      width > 1 &&
      height > 1 &&
      (left < -1 || right > clientWidth + 1) &&
      one.checkVisibility({ visibilityProperty: true }) &&
      !scrolls(one.parentElement)
    );
  };
  const out = [...document.body.querySelectorAll('*')].filter((one) => !one.matches('svg *') && isOut(one));
  // A box for text that holds no more than a letter or two a line can be used by nobody.
  const thin = [...document.querySelectorAll<HTMLElement>('input.field, textarea')].filter(
    (one) => one.checkVisibility() && one.offsetWidth < Math.min(clientWidth * 0.4, 192),
  );
  return [
    ...(scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth} px`] : []),
    ...out.map(
      (one) =>
        `${tell(one)} is out by ${Math.round(Math.max(one.getBoundingClientRect().right - clientWidth, -one.getBoundingClientRect().left))} px`,
    ),
    ...thin.map((one) => `${tell(one)} is ${one.offsetWidth} px wide`),
  ].slice(0, 8);

  function tell(one: Element): string {
    return `${one.tagName.toLowerCase()}.${one.getAttribute('class')?.split(' ').slice(0, 3).join('.') ?? ''} “${one.textContent?.trim().slice(0, 30)}”`;
  }
}

/** Runs in the page: how much of the window what sticks takes from the text, at the top, in the middle and at the end of the page. */
function coveredWhereOneReads(): string[] {
  const last = document.documentElement.scrollHeight - innerHeight;
  return [0, last / 2, last].flatMap((top) => {
    scrollTo({ top, behavior: 'instant' });
    const covered = Array.from({ length: innerHeight }, (_, y) => y).filter((y) =>
      sticks(document.elementFromPoint(innerWidth / 2, y)),
    );
    return covered.length > innerHeight / 2
      ? [`${covered.length} of ${innerHeight} px are covered at ${Math.round(top)}`]
      : [];
  });

  function sticks(one: Element | null): boolean {
    return one !== null && (['sticky', 'fixed'].includes(getComputedStyle(one).position) || sticks(one.parentElement));
  }
}
