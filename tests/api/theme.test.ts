import { beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app.ts';
import { type Client, newClient, signUp } from '#tests/support/client.ts';

let app: App;
beforeAll(async () => void (app = await startApp({ workers: 0 })));

/** What a page is told of the theme before anything of it is painted. */
async function painted(client: Client, path = '/login') {
  const { text } = await client.get(path);
  return {
    theme: /<html[^>]* data-theme="(\w+)"/.exec(text)?.[1],
    scheme: /name="color-scheme" content="([^"]+)"/.exec(text)?.[1],
    colours: [...text.matchAll(/name="theme-color" content="([^"]+)"/g)].map(([, colour]) => colour),
    pressed: [...text.matchAll(/name="theme" value="(\w+)" aria-pressed="true"/g)].map(([, theme]) => theme),
  };
}

test('a theme that was chosen by a form holds for every page from its first byte, signed in or out, and can be taken back', async () => {
  const visitor = newClient(app);
  const before = await painted(visitor);
  expect(before).toMatchObject({ theme: 'system', scheme: 'light dark', pressed: ['system'] });
  const [light, dark] = before.colours;
  expect(light).not.toBe(dark);

  for (const [theme, colour] of [
    ['dark', dark],
    ['light', light],
  ] as const) {
    const { status, location } = await visitor.form('/api/theme', { theme }, { from: '/login?tab=register' });
    expect([status, location]).toEqual([303, '/login?tab=register']);
    const chosen = { theme, scheme: theme, colours: [colour, colour], pressed: [theme] };
    expect(await painted(visitor, '/login?tab=register')).toEqual(chosen);
    // The kept public pages are for those without a cookie.
    expect(await painted(visitor, '/login')).toEqual(chosen);
    expect(await painted(newClient(app))).toEqual(before);
  }
  expect(visitor.cookies.get('theme')?.attributes).toMatchObject({
    httponly: true,
    samesite: 'Lax',
    path: '/',
    'max-age': String(365 * 24 * 60 * 60),
  });

  await visitor.form('/api/theme', { theme: 'system' });
  expect(visitor.cookies.has('theme')).toBe(false);
  expect(await painted(visitor)).toEqual(before);

  const person = await signUp(app);
  await person.json('POST', '/api/theme', { theme: 'dark' });
  await person.json('POST', '/api/auth/logout');
  expect((await painted(person)).theme, 'it belongs to the browser').toBe('dark');
});

test('no other theme is taken, from a call or from a cookie', async () => {
  const client = newClient(app);
  const { status, body } = await client.json('POST', '/api/theme', { theme: 'sepia' });
  expect([status, body.fieldErrors]).toEqual([400, { theme: 'Please choose system, light or dark' }]);
  expect(client.cookies.has('theme')).toBe(false);
  client.cookies.set('theme', { value: 'sepia"', attributes: {} });
  expect((await painted(client)).theme).toBe('system');
});
