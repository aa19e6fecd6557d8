import { beforeAll, expect, test } from 'vitest';
import { makeAdmin } from '#tests/support/admin.ts';
import { type App, startApp } from '#tests/support/app.ts';
import { samePage } from '#tests/support/browser.ts';
import { newClient, signUp } from '#tests/support/client.ts';
import { startConversation } from '#tests/support/conversation.ts';

// The route table (docs/contract.md §13.1): what each address is to whom.
let app: App;
beforeAll(async () => void (app = await startApp({ workers: 0 })));

const heading = (html: string) => /<h1[^>]*>([^<]*)/.exec(html)?.[1]?.trim();

// spec: product-7, routes-1, routes-2, routes-3, routes-4, routes-5, routes-6, routes-13, roles-2
test('what each address for everyone is to whom', async () => {
  const person = await signUp(app);
  const screens = {
    '/': ['Ask the people who have walked the road.', 'Welcome, Maya'],
    // Who is signed in already is sent home.
    '/login': ['Ask the people who have walked the road.', '/'],
    '/reset-password?token=some': ['New Password', 'New Password'],
    '/mentors': ['The Mentors', 'The Mentors'],
    '/mentors/ali': ['Muhammad Ali', 'Muhammad Ali'],
    '/privacy': ['Privacy', 'Privacy'],
    '/terms': ['Terms', 'Terms'],
    '/offline': ['You are offline', 'You are offline'],
    '/pricing': ['Make a Donation', 'Make a Donation'],
    '/checkout?amount=5&type=donation': ['Checkout', 'Checkout'],
    '/nowhere': ['404 Page Not Found', '404 Page Not Found'],
  };
  const found: Record<string, unknown[]> = {};
  for (const path of Object.keys(screens)) {
    const signedOut = heading((await newClient(app).get(path)).text);
    const { text, headers } = await person.get(path);
    found[path] = [signedOut, headers.get('location') ?? heading(text)];
  }
  expect(found).toEqual(screens);
});

// spec: routes-7, routes-9, routes-10, routes-11, roles-3
test('/chat/{id}, /change-password, /history and /recommend are for people who are signed in', async () => {
  const person = await signUp(app);
  const id = await startConversation(person, 'ali');
  const chat = `/chat/${id}`;
  for (const [path, title] of [
    [chat, 'Muhammad Ali'],
    ['/change-password', 'Change Password'],
    ['/history', 'Continue Your Learning'],
    [`/history/delete?id=${id}`, 'Delete this conversation?'],
    ['/history/delete?all=true', 'Delete all conversations?'],
    ['/recommend', 'Recommend a Personality'],
  ] as const) {
    expect(heading((await person.get(path)).text), path).toBe(title);
    const { status, headers } = await newClient(app).get(path);
    expect({ status, location: headers.get('location') }, path).toEqual({
      status: 303,
      location: `/login?next=${encodeURIComponent(path)}`,
    });
  }
});

// spec: product-6, routes-8, roles-4, roles-5
test('/analytics is for admins: everybody else who is signed in is redirected to /', async () => {
  const person = await signUp(app);
  const { status, headers } = await person.get('/analytics');
  expect({ status, location: headers.get('location') }).toEqual({ status: 303, location: '/' });
  expect(heading((await (await makeAdmin(app, person)).get('/analytics')).text)).toBe('Analytics Dashboard');
});

// spec: routes-12, routes-14
test.for([
  [true, false],
  [false, true],
] as const)(
  'any other path is the not-found screen, which leads home (JavaScript: %s, signed in: %s)',
  async ([javaScript, isSignedIn]) => {
    const { page, problems } = await samePage({
      app,
      javaScript,
      width: 360,
      ...(isSignedIn && { as: await signUp(app) }),
    });
    for (const path of ['/nowhere', '/chat', '/login/nowhere', '/Pricing']) {
      expect((await page.goto(path))!.status(), path).toBe(404);
      await page.getByRole('heading', { level: 1, name: '404 Page Not Found' }).waitFor();
      await page.getByText('Did you forget to add the page to the router?', { exact: true }).waitFor();
    }
    await page.getByRole('link', { name: 'Return Home' }).click();
    await page.waitForURL(`${app.origin}/`);
    // The browser tells of each page's status by itself.
    expect(problems.filter((problem) => !problem.includes('status of 404'))).toEqual([]);
  },
);
