import { createHash } from 'node:crypto';
import type { Page } from 'playwright';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { makeAdmin } from '#tests/support/admin.ts';
import { type App, startApp } from '#tests/support/app.ts';
import { barriers } from '#tests/support/barriers.ts';
import { newPage, outcome, signInAs } from '#tests/support/browser.ts';
import { newClient, signUp } from '#tests/support/client.ts';
import { ask, holdAnswers, startConversation } from '#tests/support/conversation.ts';

let app: App;
beforeAll(
  async () =>
    void (app = await startApp({
      env: { LOG_LEVEL: 'error', GOOGLE_CLIENT_ID: 'us', GOOGLE_CLIENT_SECRET: 'secret' },
    })),
);

type Person = Awaited<ReturnType<typeof signUp>>;

/** A screen in a state: how to get there, as whom. */
type Screen = { name: string; open: (page: Page, person: Person) => Promise<unknown>; signedOut?: true };

const openAllDetails = (page: Page) =>
  page.locator('main details').evaluateAll((all) => all.forEach((details) => details.setAttribute('open', '')));

/** In this order: at first there is nothing to count. */
const screens: Record<string, Screen[]> = {
  'analytics without anything': [
    ...Object.entries({
      recommendations: 'No recommendations available yet',
      usage: 'No usage data available yet',
      reactions: 'No reaction data available yet.',
      feedback: 'No feedback results available yet',
    }).map(([view, nothing]) => ({
      name: `analytics, ${view}, with nothing to show`,
      open: async (page: Page, person: Person) => {
        await makeAdmin(app, person);
        await page.goto(`/analytics?view=${view}`);
        await page.getByText(nothing).waitFor();
      },
    })),
  ],
  'what everyone may see': [
    ...['signin', 'register', 'reset'].flatMap((tab): Screen[] => [
      { name: `auth, ${tab}`, open: (page) => page.goto(`/login?tab=${tab}`), signedOut: true },
      { name: `auth, ${tab}, with errors`, open: (page) => sendWrong(page, tab), signedOut: true },
    ]),
    {
      name: 'auth, reset mail sent',
      open: async (page) => sendForm(page, '/login?tab=reset', { Email: 'maya@example.com' }),
      signedOut: true,
    },
    { name: 'auth, thanks for a donation', open: (page) => page.goto('/?donation=success'), signedOut: true },
    { name: 'reset password', open: (page) => page.goto('/reset-password?token=any'), signedOut: true },
    {
      name: 'reset password, with errors',
      open: (page) => sendForm(page, '/reset-password?token=any', { 'New Password': '12345' }),
      signedOut: true,
    },
    {
      name: 'reset password, complete',
      open: async (page, person) => {
        const token = createHash('sha256').update(person.user.id).digest('base64url');
        await app.sql`update users set reset_token = ${token}, reset_token_expiry = now() + interval '1 hour' where id = ${person.user.id}`;
        // It would go on by itself while it is looked at.
        await page.route('**/login', (route) => route.fulfill({ status: 204 }));
        await sendForm(page, `/reset-password?token=${person.user.id}`, { 'New Password': 'a new secret' });
      },
      signedOut: true,
    },
    { name: 'pricing', open: (page) => page.goto('/pricing') },
    {
      name: 'pricing, signed out, with an error',
      open: (page) => page.goto('/pricing?preset=5&custom=abc'),
      signedOut: true,
    },
    { name: 'checkout', open: (page) => page.goto('/checkout?amount=7.5&type=donation'), signedOut: true },
    {
      name: 'checkout, while paying',
      open: async (page) => {
        await page.goto('/checkout?amount=7.5&type=donation');
        // Longer than it takes to look.
        await page.locator('[data-checkout]').evaluate((form) => form.setAttribute('data-checkout', '600000'));
        await page.getByRole('button', { name: 'Pay' }).click();
        await page.getByRole('button', { name: 'Processing...' }).waitFor();
      },
    },
    { name: 'checkout, invalid amount', open: (page) => page.goto('/checkout?amount=0') },
    { name: 'mentors', open: (page) => page.goto('/mentors'), signedOut: true },
    {
      name: 'a mentor, all open',
      open: async (page) => {
        await page.goto('/mentors/mlk?starter=2');
        await openAllDetails(page);
      },
    },
    {
      name: 'a mentor, signed out, at an entry',
      open: (page) => page.goto('/mentors/jobs#jobs-connect-dots'),
      signedOut: true,
    },
    { name: 'privacy', open: (page) => page.goto('/privacy'), signedOut: true },
    { name: 'terms', open: (page) => page.goto('/terms') },
    { name: 'offline', open: (page) => page.goto('/offline'), signedOut: true },
    { name: 'no such page', open: (page) => page.goto('/nowhere'), signedOut: true },
  ],
  'home and feedback': [
    { name: 'home, business', open: (page) => page.goto('/') },
    {
      name: 'home, with mentors for a question, and a conversation to go on with',
      open: async (page, person) => {
        app.provider.answer = () => 'Begin today.';
        await ask(person, await startConversation(person), 'y'.repeat(500));
        await askOnHome(page, 'How do I begin again after my company has failed?');
      },
    },
    { name: 'home, with help for somebody in danger', open: (page) => askOnHome(page, 'I want to die') },
    {
      name: 'home, with nothing in the box',
      open: async (page) => {
        await page.goto('/');
        await page.getByRole('button', { name: 'Find Mentors' }).click();
        await page.getByText('Please write a message').first().waitFor();
      },
    },
    { name: 'home, the last favorite taken off', open: (page) => page.goto('/?category=favorites&removed=jobs') },
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
    {
      name: 'home, with a tooltip',
      open: async (page) => {
        await page.goto('/');
        await page.getByRole('link', { name: 'Support Us' }).focus();
        await page.keyboard.press('Tab');
        await page.getByRole('tooltip', { name: 'Dismiss' }).waitFor();
      },
    },
    { name: 'home, thanks for a donation', open: (page) => page.goto('/?donation=success') },
    {
      name: 'feedback in the dialog, with a toast above it',
      open: async (page) => {
        await page.goto('/');
        await openFeedback(page);
        await page.getByTitle('Great').click();
        await page.getByRole('button', { name: 'Submit', exact: true }).click();
        await page
          .getByRole('region', { name: /notifications/i })
          .getByRole('listitem')
          .hover();
      },
    },
    {
      name: 'feedback in the dialog, thanked for',
      open: async (page) => {
        await page.goto('/');
        await openFeedback(page);
        await page.evaluate(staysOpen);
        await page.getByTitle('Good', { exact: true }).click();
        await page
          .locator('label')
          .filter({ has: page.getByRole('radio', { name: '9', exact: true }) })
          .click();
        await page.getByRole('button', { name: 'Submit', exact: true }).click();
        await page.getByRole('dialog', { name: 'Thank you!' }).waitFor();
        await page
          .getByRole('region', { name: /notifications/i })
          .getByRole('listitem')
          .waitFor();
      },
    },
    {
      name: 'feedback in the page, with errors',
      open: async (page) => {
        await page.goto('/?feedback=open');
        await page.getByRole('button', { name: 'Submit', exact: true }).click();
        await page.getByRole('alert').waitFor();
      },
    },
    {
      name: 'recommend, with the form’s errors, votes and notes',
      open: async (page, person) => {
        const fields = {
          name: 'W'.repeat(100),
          category: 'legacy',
          description: 'What they have done',
          reasoning: 'Why they should be here',
        };
        for (const status of ['approved', 'rejected', 'pending']) {
          const { body } = await person.json('POST', '/api/recommendations', fields);
          await person.json('POST', `/api/recommendations/${body.id}/vote`, { vote: 'up', on: true });
          await app.sql`update personality_recommendations set status = ${status}, admin_notes = ${'n'.repeat(2_000)} where id = ${body.id}`;
        }
        await page.goto('/recommend?form=open');
        await page.getByRole('button', { name: 'Submit Recommendation' }).click();
        await page.locator('[aria-invalid=true]').first().waitFor();
        await page.getByRole('button', { name: 'Vote up' }).first().focus();
      },
    },
  ],
  conversations: [
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
      name: 'chat, an open source',
      open: async (page, person) => {
        app.provider.answer = () => 'Begin today [1], and [3] go on [2].';
        const id = await startConversation(person, 'jobs');
        await ask(person, id, 'How do I learn from talks at MIT?');
        await openChat(page, id);
        await page.getByRole('link', { name: 'Source 1' }).focus();
        await page.keyboard.press('Enter');
        await page.getByText('leaves this site').filter({ visible: true }).waitFor();
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
      name: 'chat, with help for somebody in danger, and all countries open',
      open: async (page, person) => {
        app.provider.answer = () => 'You are heard.';
        const id = await startConversation(person);
        for (const message of ['He hits me', 'मैं मरना चाहता हूँ']) await ask(person, id, message);
        await openChat(page, id);
        await page.getByRole('note').first().locator('summary').click();
      },
    },
    {
      name: 'chat, being answered',
      open: async (page, person) => {
        const answer = holdAnswers(app.provider);
        onTestFinished(() => answer('At last.'));
        await openChat(page, await startConversation(person));
        await page.getByRole('textbox').fill('Take your time');
        await page.getByRole('button', { name: 'Send' }).click();
        await page.locator('[data-typing]').waitFor();
      },
    },
    {
      name: 'recent history, open',
      open: async (page, person) => {
        await openRecentHistory(page, person);
        await page.getByRole('button', { name: 'What is courage?' }).waitFor();
      },
    },
    {
      name: 'recent history, failed',
      open: async (page, person) => {
        await page.route('**/api/history/questions', (route) => route.fulfill({ json: 'no list' }));
        await openRecentHistory(page, person);
        await page.getByRole('button', { name: 'Try Again' }).waitFor();
      },
    },
    {
      name: 'recent history, in the page',
      open: async (page, person) => {
        const id = await startConversation(person);
        await ask(person, id, 'What is courage?');
        await page.goto(`/chat/${id}?recent=open`);
      },
    },
    { name: 'history, empty', open: (page) => page.goto('/history') },
    {
      name: 'history',
      open: async (page, person) => {
        for (const title of ['One', 'x'.repeat(200)])
          await ask(person, await startConversation(person, 'ali', title), 'y'.repeat(500));
        await app.sql`update conversations set personality_key = 'nobody' where id = ${await startConversation(person)}`;
        for (let n = 0; n < 48; n++) await startConversation(person, 'ikeda');
        await page.goto('/history');
      },
    },
    {
      name: 'history, a menu open, and some chosen',
      open: async (page, person) => {
        for (const mentor of ['ali', 'mlk']) await startConversation(person, mentor);
        await page.goto('/history');
        await page.getByLabel('Choose several').check();
        await page.getByRole('checkbox', { name: 'Choose:' }).first().check();
        await page.getByRole('article').first().locator('summary').click();
      },
    },
    {
      name: 'history, deleted, to be undone',
      open: async (page, person) => {
        const ids = [await startConversation(person, 'ali', 'One'), await startConversation(person, 'mlk', 'Two')];
        await page.goto(`/history/delete?id=${ids[0]}&id=${ids[1]}`);
        await page.getByRole('button', { name: 'Delete 2' }).click();
        await outcome(page).getByRole('button', { name: 'Undo' }).hover();
      },
    },
    {
      name: 'history, asking before it deletes',
      open: async (page, person) => {
        await page.goto(`/history/delete?id=${await startConversation(person, 'ali', 'x'.repeat(200))}`);
      },
    },
    {
      name: 'chat, its menu open',
      open: async (page, person) => {
        await openChat(page, await startConversation(person, 'mlk'));
        await page.getByRole('banner').locator('summary', { hasText: 'Rename or delete' }).click();
      },
    },
    { name: 'no such conversation', open: (page) => page.goto('/chat/nothing') },
    {
      name: 'no such personality',
      open: async (page, person) => {
        const id = await startConversation(person);
        await app.sql`update conversations set personality_key = 'nobody' where id = ${id}`;
        await page.goto(`/chat/${id}`);
      },
    },
  ],
  accounts: [
    {
      name: 'account, about to be deleted',
      open: async (page, person) => {
        await newClient(app).json('POST', '/api/auth/login', person);
        await page.goto('/account');
        await page.getByText('I want to delete my account').click();
      },
    },
    {
      name: 'account, what mentors know',
      open: async (page, person) => {
        for (const question of ['What is courage?', 'x'.repeat(500)])
          await ask(person, await startConversation(person, 'nichiren'), question);
        await person.json('POST', '/api/account/memory', { on: false });
        await page.goto('/account');
        await page.getByText('What you have asked so far').click();
        await page.getByRole('button', { name: 'Switch it on' }).click();
        await page.getByRole('button', { name: 'Switch it off' }).waitFor();
        await page.getByText('What you have asked so far').click();
      },
    },
    { name: 'change password', open: (page) => page.goto('/change-password') },
    {
      name: 'change password, with errors',
      open: (page) => sendForm(page, '/change-password', { 'Current Password': 'wrong', 'New Password': 'short' }),
    },
    {
      name: 'change password, changed',
      open: (page, { password }) =>
        sendForm(page, '/change-password', { 'Current Password': password, 'New Password': 'a new secret' }),
    },
    {
      name: 'change password, without one',
      open: async (page, { user }) => {
        await app.sql`update users set password = null, google_id = ${user.id}, auth_provider = 'google' where id = ${user.id}`;
        await page.goto('/change-password');
      },
    },
  ],
  'analytics of much': [
    ...['recommendations', 'usage', 'reactions', 'feedback'].map((view) => ({
      name: `analytics, ${view}, with much to show`,
      open: async (page: Page, person: Person) => {
        await makeAdmin(app, person);
        await page.goto(`/analytics?view=${view}`);
        // The forms with which recommendations are decided.
        await openAllDetails(page);
      },
    })),
  ],
};

// One screen after the other in the same window, each as somebody new.
// spec: auth-13
test.for(Object.keys(screens))(
  'nothing is in the way in light and dark, narrow and wide: %s',
  { timeout: 120_000 },
  async (group) => {
    const { page, problems } = await newPage({ app, javaScript: true, width: 1280 });
    const found: Record<string, unknown> = {};
    if (group === 'analytics of much') await doMuch();
    for (const { name, open, signedOut } of screens[group]!) {
      const person = await signUp(app);
      await signInAs(page, app, signedOut ? null : person);
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.emulateMedia({ colorScheme: 'light' });
      app.provider.answer = () => 'Begin today.';
      problems.length = 0;
      try {
        await open(page, person);
        const findings = await barriers(page, problems);
        if (Object.keys(findings).length > 0) found[name] = findings;
      } catch (error) {
        found[name] = String(error);
      }
      await forget(page);
    }
    expect(found).toEqual({});
  },
);

/** Whatever the screen has kept for itself in this window. */
async function forget(page: Page): Promise<void> {
  await page.unrouteAll();
  await page.goto('/favicon.svg');
  await page.evaluate(() => sessionStorage.clear());
}

/** So that each view of the analytics has more to show than fits. */
async function doMuch(): Promise<void> {
  const admin = await makeAdmin(app, await signUp(app, { firstName: 'W'.repeat(100) }));
  app.provider.answer = () => 'Begin. [1]';
  const id = await startConversation(admin, 'ali');
  await ask(admin, id, 'How?');
  await admin.json('POST', `/api/conversations/${id}/messages/1/reactions`, { emoji: '👎' });
  await admin.json('POST', '/api/feedback', { experienceRating: 2, npsScore: 3, comment: 'y'.repeat(2_000) });
  for (const status of ['pending', 'approved', 'rejected']) {
    const { body } = await admin.json('POST', '/api/recommendations', {
      name: 'x'.repeat(100),
      category: 'leaders',
      description: 'A description that is long enough',
      reasoning: 'z'.repeat(1_000),
    });
    await admin.json('POST', `/api/recommendations/${body.id}/vote`, { vote: 'up', on: true });
    await admin.json('PATCH', `/api/recommendations/${body.id}`, { status, adminNotes: 'A note' });
  }
  await expect.poll(() => app.sql`select from rollup_deltas`).toHaveLength(0);
}

async function askOnHome(page: Page, question: string): Promise<void> {
  await page.goto('/');
  await page.getByLabel('What is on your mind today?').fill(question);
  await page.getByRole('button', { name: 'Find Mentors' }).click();
  await page.locator('#guidance').waitFor();
}

async function openFeedback(page: Page): Promise<void> {
  await page.locator('summary').click();
  await page.getByRole('link', { name: 'Give Feedback' }).click();
  await page.getByRole('dialog').waitFor();
}

async function openChat(page: Page, id: string): Promise<void> {
  await page.goto(`/chat/${id}`);
  await page.locator('[data-live]').waitFor();
}

/** Opens the dialog and waits for whatever comes. */
async function openRecentHistory(page: Page, person: Person): Promise<void> {
  const id = await startConversation(person);
  await ask(person, id, 'What is courage?');
  await openChat(page, id);
  const fetched = page.waitForResponse('**/api/history/questions');
  await page.getByRole('button', { name: 'Recent History' }).click();
  await fetched;
}

/** Sends a tab's form with what breaks the contract, so that its words show. */
async function sendWrong(page: Page, tab: string): Promise<void> {
  await page.goto(`/login?tab=${tab}`);
  await page.getByRole('textbox', { name: 'Email' }).fill('not an address');
  await page.locator('main form button').click();
  await page.getByText('Please enter a valid email address').first().waitFor();
  expect(await page.locator('[aria-invalid=true]').count()).toBeGreaterThan(0);
}

/** Fills in a page's form and sends it, until it is told what came of it, or what is wrong with it. */
async function sendForm(page: Page, path: string, fields: Record<string, string>): Promise<void> {
  await page.goto(path);
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
  await page.locator('main form button').click();
  await outcome(page).or(page.locator('[aria-invalid=true]')).first().waitFor();
  await page.waitForLoadState();
}

/** Runs in the page: what would close after 2 seconds stays open while it is looked at. */
function staysOpen(): void {
  const own = setTimeout;
  Object.assign(window, {
    setTimeout: (run: () => void, waitMs?: number) => own(run, waitMs === 2_000 ? 60_000 : waitMs),
  });
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
