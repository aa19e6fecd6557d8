import type { Page, Route } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app.ts';
import { newPage, outcome, samePage, signInAs, unexpected } from '#tests/support/browser.ts';
import { signUp } from '#tests/support/client.ts';

/** Long enough for a busy machine; what holds is seen at once. */
const soon = { timeout: 10_000 };

let app: App;
beforeAll(async () => void (app = await startApp({ workers: 0 })));

const password = 'correct horse battery';

/** Every screen with a form that people fill in or press, what they give to it, and what its failure is called (docs/contract.md §13.11). */
const forms: Record<
  string,
  {
    address: string;
    signedIn?: true;
    typed: Record<string, string>;
    button: string;
    call: string;
    failure: string[];
    open?: (page: Page) => Promise<void>;
  }
> = {
  'sign in': {
    address: '/login?next=%2Fhistory',
    typed: { Email: 'maya@example.com', Password: password },
    button: 'Explore Wisdom',
    call: '/api/auth/login',
    failure: ['Login Failed', 'Please check your credentials and try again.'],
  },
  register: {
    address: '/login?tab=register',
    typed: { Email: 'maya@example.com', Password: password, 'First Name': 'Maya', 'Last Name': 'Iyer' },
    button: 'Begin Exploration',
    call: '/api/auth/register',
    failure: ['Registration Failed', 'Please check your information and try again.'],
  },
  'forgot password': {
    address: '/login?tab=reset',
    typed: { 'Email Address': 'maya@example.com' },
    button: 'Send Reset Email',
    call: '/api/auth/forgot-password',
    failure: ['Error', 'Failed to send reset email'],
  },
  'reset password': {
    address: '/reset-password?token=abc',
    typed: { 'New Password': password },
    button: 'Reset Password',
    call: '/api/auth/reset-password',
    failure: ['Reset Failed', 'Failed to reset password'],
  },
  'change password': {
    address: '/change-password',
    signedIn: true,
    typed: { 'Current Password': password, 'New Password': 'another one' },
    button: 'Update Password',
    call: '/api/auth/change-password',
    failure: ['Error', 'Failed to change password'],
  },
  recommend: {
    address: '/recommend?form=open',
    signedIn: true,
    typed: {
      Name: 'Hypatia',
      Category: 'legacy',
      Description: 'A teacher of her city.',
      Reasoning: 'She asked questions.',
    },
    button: 'Submit Recommendation',
    call: '/api/recommendations',
    failure: ['Failed to submit recommendation. Please try again.'],
  },
  'find mentors': {
    address: '/?category=sports',
    signedIn: true,
    typed: { 'What is on your mind today?': 'How do I begin again?' },
    button: 'Find Mentors',
    call: '/api/guidance',
    failure: ['Error', 'There was no answer. Please try again.'],
  },
  'start a conversation': {
    address: '/?category=legacy',
    signedIn: true,
    typed: {},
    button: 'Start Conversation with Daisaku Ikeda',
    call: '/api/conversations',
    failure: ['Failed to create conversation'],
  },
  'sign out': {
    address: '/history',
    signedIn: true,
    typed: {},
    button: 'Sign out',
    call: '/api/auth/logout',
    failure: ['Logout failed'],
    open: (page) => page.locator('summary').click(),
  },
  'change the name': {
    address: '/account',
    signedIn: true,
    typed: { 'First Name': 'Hypatia', 'Last Name': 'of Alexandria' },
    button: 'Change Name',
    call: '/api/account/name',
    failure: ['Failed to change your name'],
  },
  'delete the account': {
    address: '/account',
    signedIn: true,
    typed: { 'Your password': password },
    button: 'Delete my account for good',
    call: '/api/account/delete',
    failure: ['Error', 'There was no answer. Please try again.'],
    open: (page) => page.getByText('I want to delete my account').click(),
  },
};
const addressOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;
const fieldOf = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true });
const typedIn = async (page: Page, labels: string[]) =>
  Object.fromEntries(
    await Promise.all(labels.map(async (label) => [label, await fieldOf(page, label).inputValue()] as const)),
  );

async function fill(page: Page, typed: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(typed)) {
    const field = fieldOf(page, label);
    if (label === 'Category') await field.selectOption(text);
    else await field.fill(text);
  }
}

/** Tries each row; gives those that failed, with what was wrong. */
async function failuresOf<Row>(rows: readonly Row[], attempt: (row: Row) => Promise<void>): Promise<string[]> {
  const failed: string[] = [];
  for (const row of rows) await attempt(row).catch((error: unknown) => failed.push(`${JSON.stringify(row)}: ${error}`));
  return failed;
}

/** What is said under a field, and whether the field is marked. */
async function toldUnder(page: Page, label: string): Promise<string | null> {
  const field = fieldOf(page, label);
  if ((await field.getAttribute('aria-invalid')) !== 'true') return null;
  const ids = (await field.getAttribute('aria-describedby'))!.split(' ').filter((id) => id.endsWith('-error'));
  return page.locator(`#${ids.join()}`).innerText();
}

// spec: validation-31
test(
  'a field that breaks a rule of the contract is told under it before anything is sent, in the contract’s words, where the focus goes',
  { timeout: 120_000 },
  async () => {
    const eight = 'New password must be at least 8 characters long';
    const broken: [name: string, typed: Record<string, string>, told: Record<string, string>][] = [
      [
        'sign in',
        { Email: 'maya@localhost', Password: 'short' },
        { Email: 'Please enter a valid email address', Password: 'Password must be at least 6 characters' },
      ],
      [
        'sign in',
        {},
        { Email: 'Please enter a valid email address', Password: 'Password must be at least 6 characters' },
      ],
      [
        'register',
        { Email: ' maya@example.com ', Password: '12345' },
        { Password: 'Password must be at least 6 characters' },
      ],
      ['forgot password', { 'Email Address': 'maya' }, { 'Email Address': 'Please enter a valid email address' }],
      ['reset password', { 'New Password': '12345' }, { 'New Password': 'Password must be at least 6 characters' }],
      ['change password', {}, { 'Current Password': 'Current password is required', 'New Password': eight }],
      ['change password', { 'Current Password': 'x', 'New Password': '1234567' }, { 'New Password': eight }],
      [
        'recommend',
        { Name: ' X ', Reasoning: 'x'.repeat(1_001) },
        {
          Name: 'Name must be at least 2 characters',
          Category: 'Please choose a category',
          Description: 'Description must be at least 10 characters',
          Reasoning: 'Reasoning must be at most 1,000 characters',
        },
      ],
    ];
    const { page, problems } = await samePage({ app, javaScript: true, width: 360 });
    const posts: string[] = [];
    page.on('request', (request) => void (request.method() === 'POST' && posts.push(new URL(request.url()).pathname)));
    const person = await signUp(app);
    const failed = await failuresOf(broken, async ([name, typed, told]) => {
      const { address, button, call, signedIn, typed: good } = forms[name]!;
      await signInAs(page, app, signedIn ? person : null);
      await page.goto(address);
      posts.length = 0;
      await fill(page, typed);
      await page.getByRole('button', { name: button }).click();
      const labels = Object.keys(good);
      const found = async () =>
        Object.fromEntries(
          await Promise.all(labels.map(async (label) => [label, await toldUnder(page, label)] as const)),
        );
      await expect.poll(found, soon).toEqual(Object.fromEntries(labels.map((label) => [label, told[label] ?? null])));
      const first = fieldOf(page, Object.keys(told)[0]!);
      expect(await first.evaluate((field) => field === document.activeElement)).toBe(true);
      expect(posts).toEqual([]);
      expect(await outcome(page).count()).toBe(0);
      // Mended, it is no longer told; then the form goes. That it is refused here leaves the screen as it is.
      await fill(page, good);
      await expect.poll(found, soon).toEqual(Object.fromEntries(labels.map((label) => [label, null])));
      await page.route(`**${call}`, (route) =>
        route.fulfill({ status: 429, json: { error: 'Too many.', message: 'Too many.' } }),
      );
      await page.getByRole('button', { name: button }).click();
      await outcome(page).filter({ hasText: 'Too many.' }).waitFor();
      expect(posts).toEqual([call]);
      await page.unroute(`**${call}`);
    });
    expect(failed).toEqual([]);
    expect(unexpected(problems)).toEqual([]);
  },
);

describe('a form whose answer is missing', () => {
  const ways: Record<string, (route: Route) => Promise<void>> = {
    'an empty 502': (route) => route.fulfill({ status: 502, body: '' }),
    'a broken connection': (route) => route.abort(),
    'a page of a proxy’s': (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome to our WiFi</h1>' }),
  };
  // spec: errors-4, errors-6, errors-7, errors-20, errors-23
  test(
    'stays with all that was typed, says so by a toast in the specification’s words, and can be sent again',
    { timeout: 120_000 },
    async () => {
      const { page } = await samePage({ app, javaScript: true, width: 1280 });
      const person = await signUp(app);
      const failed = await failuresOf(Object.keys(forms), async (name) => {
        const { address, typed, button, call, failure, signedIn, open } = forms[name]!;
        await signInAs(page, app, signedIn ? person : null);
        await page.goto(address);
        await open?.(page);
        await fill(page, typed);
        // Each is sent again from where the one before has left it.
        for (const [way, reply] of Object.entries(ways)) {
          await page.route(`**${call}`, reply);
          // A menu closes when the toast is clicked.
          if (!(await page.getByRole('button', { name: button }).isVisible())) await open?.(page);
          const [sent] = await Promise.all([
            page.waitForRequest(`**${call}`),
            page.getByRole('button', { name: button }).click(),
          ]);
          expect(sent.headers()['content-type'], way).toBe(name === 'sign out' ? undefined : 'application/json');
          for (const words of failure) await outcome(page).filter({ hasText: words }).waitFor();
          expect(addressOf(page), way).toBe(address);
          expect(await typedIn(page, Object.keys(typed)), way).toEqual(typed);
          await page.unroute(`**${call}`);
          await outcome(page).getByRole('button', { name: 'Close' }).click();
          await expect.poll(() => outcome(page).count(), soon).toBe(0);
        }
      });
      expect(failed).toEqual([]);
    },
  );

  test('without a network it says so more plainly, since the toaster cannot be loaded', async () => {
    const { address, typed, button, call, failure } = forms['sign in']!;
    const { page } = await newPage({ app, javaScript: true, width: 1280 });
    await page.goto(address);
    await fill(page, typed);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: button }).click();
    for (const words of failure) await page.getByRole('alert').filter({ hasText: words }).waitFor();
    expect(addressOf(page)).toBe(address);
    expect(await typedIn(page, Object.keys(typed))).toEqual(typed);
    await page.context().setOffline(false);
    const again = page.waitForRequest(`**${call}`);
    await page.getByRole('button', { name: button }).click();
    expect((await again).method()).toBe('POST');
  });

  // spec: errors-7, errors-32
  test('nor does a 500 lead to its JSON', async () => {
    const { page } = await samePage({ app, javaScript: true, width: 360, as: await signUp(app) });
    const error = 'Something went wrong on our side. Please try again.';
    const failed = await failuresOf(['sign out', 'start a conversation'], async (name) => {
      const { address, button, call, failure, open } = forms[name]!;
      await page.route(`**${call}`, (route) => route.fulfill({ status: 500, json: { error, message: error } }));
      await page.goto(address);
      await open?.(page);
      await page.getByRole('button', { name: button }).click();
      await outcome(page).filter({ hasText: failure[0]! }).filter({ hasText: error }).waitFor();
      expect(addressOf(page)).toBe(address);
    });
    expect(failed).toEqual([]);
  });
});

// spec: roles-7, calls-1, calls-2
test('writes of the screens go as JSON, with the fields that the specification names and no others', async () => {
  const [visitor, person] = await Promise.all([
    samePage({ app, javaScript: true, width: 1280 }),
    samePage({ app, javaScript: true, width: 1280, as: await signUp(app) }),
  ]);
  const sentBy = async (name: string, prepare: ((page: Page) => Promise<void>) | null = null) => {
    const { address, typed, button, call, open, failure, signedIn } = forms[name]!;
    const { page } = signedIn ? person : visitor;
    await page.route(`**${call}`, (route) => route.fulfill({ status: 502, body: '' }));
    await page.goto(address);
    await open?.(page);
    await fill(page, typed);
    await prepare?.(page);
    const sent = page.waitForRequest(`**${call}`);
    await page.getByRole('button', { name: button }).click();
    const request = await sent;
    await outcome(page).filter({ hasText: failure[0]! }).waitFor();
    return { type: request.headers()['content-type'], body: request.postDataJSON() };
  };
  const type = 'application/json';
  const email = 'maya@example.com';
  expect(await sentBy('sign in')).toEqual({ type, body: { email, password, rememberMe: false } });
  expect(await sentBy('sign in', (page) => page.getByLabel('Keep me logged in').check())).toEqual({
    type,
    body: { email, password, rememberMe: true },
  });
  expect(await sentBy('register')).toEqual({ type, body: { email, password, firstName: 'Maya', lastName: 'Iyer' } });
  expect(await sentBy('forgot password')).toEqual({ type, body: { email } });
  expect(await sentBy('reset password')).toEqual({ type, body: { token: 'abc', password } });
  expect(await sentBy('change password')).toEqual({
    type,
    body: { currentPassword: password, newPassword: 'another one' },
  });
  const recommendation = {
    name: 'Hypatia',
    category: 'legacy',
    description: 'A teacher of her city.',
    reasoning: 'She asked questions.',
  };
  // The key makes a repeat safe.
  expect(await sentBy('recommend')).toEqual({ type, body: { ...recommendation, idempotencyKey: expect.any(String) } });
  expect(await sentBy('start a conversation')).toMatchObject({
    type,
    body: { personalityKey: 'ikeda', title: 'Chat with Daisaku Ikeda' },
  });
  expect(await sentBy('sign out')).toEqual({ type: undefined, body: null });
});

describe('what a form led to', () => {
  test('is a toast that pushes nothing down, and is told once', async () => {
    const { page, problems } = await samePage({ app, javaScript: true, width: 360 });
    await page.goto('/login');
    const top = async () => (await page.getByLabel('Email').boundingBox())!.y;
    const before = await top();
    await fill(page, { Email: 'nobody@example.com', Password: password });
    await page.getByLabel('Password').press('Enter');
    await outcome(page).filter({ hasText: 'Login Failed' }).filter({ hasText: 'Invalid email or password' }).waitFor();
    expect(await top()).toBe(before);
    expect(await page.locator('main .notice').count()).toBe(0);
    await page.reload();
    await page.getByLabel('Email').waitFor();
    expect(await outcome(page).count()).toBe(0);
    expect(problems.filter((problem) => !problem.includes('status of 401'))).toEqual([]);
  });

  test('of a form that went before the script was there is a toast too', async () => {
    const { page } = await samePage({ app, javaScript: true, width: 360 });
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.goto('/login?tab=register');
    await fill(page, { Email: 'maya', Password: 'short', 'First Name': 'Maya' });
    await page.unroute('**/_astro/*.js');
    await page.getByRole('button', { name: 'Begin Exploration' }).click();
    await page.waitForLoadState();
    await outcome(page).filter({ hasText: 'Registration Failed' }).waitFor();
    expect(await toldUnder(page, 'Email')).toBe('Please enter a valid email address');
    expect(await toldUnder(page, 'Password')).toBe('Password must be at least 6 characters');
    expect(await fieldOf(page, 'Email').evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await typedIn(page, ['Email', 'Password', 'First Name'])).toEqual({
      Email: 'maya',
      Password: '',
      'First Name': 'Maya',
    });
  });

  test('is a notice after all when the script does not come', async () => {
    const { page } = await samePage({ app, javaScript: true, width: 360 });
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.goto('/login');
    await fill(page, { Email: 'nobody@example.com', Password: password });
    await page.getByRole('button', { name: 'Explore Wisdom' }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'Invalid email or password' });
    await notice.waitFor();
    expect(await notice.innerText()).toContain('Login Failed');
  });

  test('is told at the page where one wanted to go', async () => {
    const { email } = await signUp(app);
    const { page } = await samePage({ app, javaScript: true, width: 360 });
    await page.goto('/login?next=%2Fhistory');
    await fill(page, { Email: email, Password: password });
    await page.getByRole('button', { name: 'Explore Wisdom' }).click();
    await page.waitForURL('/history');
    const told = outcome(page).filter({ hasText: 'Welcome back! Ready to explore wisdom from great minds?' });
    await told.waitFor();
    expect(await page.locator('main .notice').count()).toBe(0);
  });
});

test('a form that is sent after the session has ended brings what was typed back after signing in', async () => {
  const person = await signUp(app);
  const { page } = await samePage({ app, javaScript: true, width: 1280, as: person });
  const { address, typed, button } = forms['recommend']!;
  await page.goto(address);
  await fill(page, typed);
  await app.sql`delete from sessions where user_id = ${person.user.id}`;
  await page.getByRole('button', { name: button }).click();
  await page.waitForURL(`/login?next=${encodeURIComponent(address)}`);
  await fill(page, { Email: person.email, Password: person.password });
  await page.getByRole('button', { name: 'Explore Wisdom' }).click();
  await page.waitForURL(address);
  expect(await typedIn(page, Object.keys(typed))).toEqual(typed);
});

test('the sign-in screen needs less than 4 kB of scripts, and no React, as long as nothing is told', async () => {
  const { page } = await samePage({ app, javaScript: true, width: 360 });
  const scripts: Promise<[string, number]>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.push(Promise.all([response.text(), response.headerValue('content-length').then(Number)]));
  });
  await page.goto('/login', { waitUntil: 'networkidle' });
  const loaded = await Promise.all(scripts);
  expect(loaded.length).toBeGreaterThan(0);
  expect(loaded.some(([text]) => text.includes('Minified React error'))).toBe(false);
  expect(loaded.reduce((sum, [, bytes]) => sum + bytes, 0)).toBeLessThan(4_000);
});

test('whoever comes back by the back button can send again', async () => {
  const { page } = await samePage({ app, javaScript: true, width: 1280, as: await signUp(app) });
  await page.goto('/?category=legacy');
  const start = page.getByRole('button', { name: 'Start Conversation with Daisaku Ikeda' });
  await start.click();
  await page.waitForURL('**/chat/*');
  await page.goBack();
  await start.click();
  await page.waitForURL('**/chat/*');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Daisaku Ikeda');
});

test('what was typed and not sent stays in the tab when signing out fails, and goes when it succeeds', async () => {
  const { page } = await samePage({ app, javaScript: true, width: 1280, as: await signUp(app) });
  await page.goto('/history');
  await page.evaluate(() => sessionStorage.setItem('half a thought', 'Mine'));
  await page.route('**/api/auth/logout', (route) => route.fulfill({ status: 502, body: '' }));
  await page.locator('summary').click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await outcome(page).filter({ hasText: 'Logout failed' }).waitFor();
  const kept = () => page.evaluate(() => sessionStorage.getItem('half a thought'));
  expect(await kept()).toBe('Mine');
  await page.unroute('**/api/auth/logout');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Explore Wisdom' }).waitFor();
  expect(await kept()).toBeNull();
});
