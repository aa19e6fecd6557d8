import type { Page } from 'playwright';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { type App, startApp } from '#tests/support/app.ts';
import { axe, newPage } from '#tests/support/browser.ts';
import { type Client, signUp } from '#tests/support/client.ts';
import { ask, startConversation } from '#tests/support/conversation.ts';

let app: App;
beforeAll(async () => void (app = await startApp({ env: { LOG_LEVEL: 'error' } })));

/** A screen in a state: how to get there, as whom. */
type Screen = { name: string; open: (page: Page, person: Client) => Promise<unknown>; signedOut?: true };

const screens: Screen[] = [
  // Without errors they are looked at in auth-screen.test.ts.
  ...['signin', 'register', 'reset'].map((tab): Screen => ({ name: `auth, ${tab}, with errors`, open: (page) => sendUnchecked(page, tab), signedOut: true })),
  { name: 'home, business', open: (page) => page.goto('/') },
  { name: 'home, no favourites', open: (page) => page.goto('/?category=favorites') },
  {
    name: 'home, menu open',
    open: async (page) => {
      await page.goto('/');
      await page.locator('summary').click();
    },
  },
  {
    name: 'home, with a toast',
    open: async (page) => {
      await page.goto('/');
      await page.getByRole('link', { name: 'Support Us' }).hover();
      await page.getByRole('link', { name: 'Support Us' }).click();
      const toast = page.getByRole('region', { name: /notifications/i }).getByRole('listitem');
      // It stays as long as the pointer is on it.
      await toast.hover();
    },
  },
  { name: 'chat, empty', open: async (page, person) => openChat(page, await startConversation(person)) },
  {
    name: 'chat, a rich answer',
    open: async (page, person) => {
      app.provider.answer = () => richAnswer;
      const id = await startConversation(person);
      await ask(person, id, 'Please `show` **all** that you can\n\n- here');
      await person.json('POST', `/api/conversations/${id}/messages/1/reactions`, { emoji: '👍', on: true });
      await openChat(page, id);
      // With its actions in view.
      await page.getByRole('button', { name: 'Copy message' }).focus();
    },
  },
  {
    name: 'chat, unanswered',
    open: async (page, person) => {
      app.provider.answer = () => ({ status: 401, error: { message: 'no' } });
      const id = await startConversation(person);
      await ask(person, id, 'Is anybody there?');
      await openChat(page, id);
      await page.getByRole('button', { name: 'Answer again' }).waitFor();
    },
  },
  {
    name: 'chat, being answered',
    open: async (page, person) => {
      const { promise, resolve } = Promise.withResolvers<string>();
      onTestFinished(() => resolve('At last.'));
      app.provider.answer = () => promise;
      await openChat(page, await startConversation(person));
      await page.getByRole('textbox').fill('Take your time');
      await page.getByRole('button', { name: 'Send' }).click();
      await page.locator('[data-typing]').waitFor();
    },
  },
  { name: 'no such page', open: (page) => page.goto('/nowhere'), signedOut: true },
  { name: 'no such conversation', open: (page) => page.goto('/chat/nothing') },
  {
    name: 'no such personality',
    open: async (page, person) => {
      const id = await startConversation(person);
      await app.sql`update conversations set personality_key = 'nobody' where id = ${id}`;
      await page.goto(`/chat/${id}`);
    },
  },
];

test.for(screens)('$name: nothing in the way, in light and dark, narrow and wide', async ({ open, signedOut }) => {
  const { page, problems } = await openAs(open, signedOut);
  const found = new Map<string, string[]>();
  const note = (place: string, findings: string[]) => {
    for (const finding of findings) found.set(finding, [...(found.get(finding) ?? []), place]);
  };
  // 1280 px at 200 % are 640 px.
  for (const width of [1280, 640, 360]) {
    await page.setViewportSize({ width, height: width === 640 ? 400 : 800 });
    note(`${width} px`, await page.evaluate(widerThanTheWindow));
    note(`${width} px`, await page.evaluate(smallTargets));
    for (const colorScheme of width === 640 ? [] : (['light', 'dark'] as const)) {
      await page.emulateMedia({ colorScheme });
      note(`${width} px ${colorScheme}`, await axe(page));
    }
  }
  const isMissing = (problem: string) => problem.includes('status of 404') && problem.includes(`(${page.url()})`);
  note('console', problems.filter((problem) => !isMissing(problem)));
  expect(Object.fromEntries(found)).toEqual({});
});

async function openAs(open: Screen['open'], signedOut: true | undefined) {
  const person = await signUp(app);
  const window = await newPage({ app, javaScript: true, width: 1280, ...(!signedOut && { as: person }) });
  await open(window.page, person);
  return window;
}

async function openChat(page: Page, id: string): Promise<void> {
  await page.goto(`/chat/${id}`);
  await page.locator('[data-live]').waitFor();
}

/** Sends a tab's form with what the browser itself would hold back, so that the server's words show. */
async function sendUnchecked(page: Page, tab: string): Promise<void> {
  await page.goto(`/login?tab=${tab}`);
  await page.locator('form').evaluate((form: HTMLFormElement) => (form.noValidate = true));
  await page.getByRole('textbox', { name: 'Email' }).fill('not an address');
  await page.locator('form button').click();
  await page.getByRole('alert').waitFor();
  await page.getByText('Please enter a valid email address').first().waitFor();
  expect(await page.locator('[aria-invalid=true]').count()).toBeGreaterThan(0);
}

/** Runs in the page: whether it scrolls sideways. */
function widerThanTheWindow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px wider than the window`] : [];
}

/** Runs in the page: what can be used there, is smaller than 44 × 44 px, and is no link within a text. */
function smallTargets(): string[] {
  const used = document.querySelectorAll<HTMLElement>('a[href], button, summary, input, textarea, select');
  const targets = new Set([...used].filter((one) => !one.matches(':disabled, [type=hidden]')).map((one) => one.closest('label') ?? one));
  return [...targets].filter(isTooSmall).map(tell);

  function isTooSmall(target: HTMLElement): boolean {
    const { width, height } = target.getBoundingClientRect();
    // Not there, or there for screen readers and the keyboard only.
    if (!target.checkVisibility({ visibilityProperty: true }) || (width <= 1 && height <= 1)) return false;
    return (width < 43.9 || height < 43.9) && !isWithinText(target);
  }

  function isWithinText(target: HTMLElement): boolean {
    const own = target.textContent?.trim() ?? '';
    const around = target.closest('p, li, td, dd, blockquote')?.textContent?.trim() ?? '';
    return target.matches('a') && getComputedStyle(target).display === 'inline' && around.length > own.length;
  }

  function tell(target: HTMLElement): string {
    const { width, height } = target.getBoundingClientRect();
    const label = target.getAttribute('aria-label') ?? target.textContent?.trim().slice(0, 40);
    return `${target.tagName.toLowerCase()} “${label}”: ${Math.round(width)} × ${Math.round(height)}`;
  }
}

const richAnswer = `# A heading
Some **bold**, *slanted* and ~~struck~~ text [1] with a [link](https://example.com) and a note.[^1] It goes on [2].

## Another

| A column with a long name | Another one | A third one | And a fourth one |
|---|:-:|--:|---|
| some_word_that_does_not_break_anywhere_at_all | one | two | three |

\`\`\`
const aLineOfCodeThatIsWiderThanAnyPhone = await somethingThatTakesVeryLong(withOneArgument, andAnotherOne, andAThird);
\`\`\`

- [x] a task that is done
- [ ] one that is not
  1. first
  2. second

> What stands in a quote, with https://example.com/an/address/that/is/long/enough/to/leave/a/narrow/screen

---

[^1]: A note at the end.`;
