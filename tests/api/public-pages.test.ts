import { beforeAll, describe, expect, test } from 'vitest';
import { findMentor, mentors } from '#lib/mentors/index.ts';
import { type App, startApp } from '#tests/support/app.ts';
import { newClient, signUp } from '#tests/support/client.ts';

let app: App;
beforeAll(async () => void (app = await startApp({ workers: 0 })));

const unescaped = (html: string) =>
  html
    .replaceAll(/&#(?:39|x27);/g, "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
const read = async (path: string) => unescaped((await newClient(app).get(path)).text);
/** The texts of a page without its tags. */
const words = (html: string) => unescaped(html.replaceAll(/<[^>]*>/g, ' ')).replaceAll(/\s+/g, ' ');
const meta = (html: string, name: string) =>
  new RegExp(`<(?:meta|link) (?:name|property|rel)="${name}" (?:content|href)="([^"]*)"`).exec(html)?.[1];
/** What is found by an address of this site that a page names, wherever the site says it stands. */
const fetchFile = (address: string) => newClient(app).send('GET', new URL(address).pathname);

describe('a mentor’s page', () => {
  test.for(mentors)('of $name has every passage at its own address, and every fact with its source', async (mentor) => {
    const html = await read(`/mentors/${mentor.key}`);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    const missing = mentor.library.filter(
      ({ id, teaching, locator, url }) =>
        !ids.includes(id) ||
        !html.includes(teaching) ||
        !html.includes(locator) ||
        (url !== undefined && !html.includes(`href="${url}"`)),
    );
    expect(missing).toEqual([]);
    const { born, died, roles, events, criticisms } = mentor.facts;
    const facts = [born, ...roles, ...events, ...criticisms, ...(died === null ? [] : [died])];
    expect(facts.filter(({ text, source }) => !html.includes(text) || !html.includes(`href="${source.url}"`))).toEqual(
      [],
    );
    expect(words(html)).toContain(`Who ${mentor.name} ${died === null ? 'is' : 'was'}`);
    expect(words(html)).toContain(`It is not ${mentor.name}`.replace(/\.$/, ''));
  });

  test('is reached by every form of a key, which leads to the stored one, and by no other', async () => {
    const forms = ['daisaku-ikeda', 'daisaku_ikeda', 'nichiren-daishonin', 'nichiren_daishonin'];
    for (const form of forms) {
      const { status, headers } = await newClient(app).get(`/mentors/${form}?starter=2`);
      expect([status, headers.get('location')]).toEqual([301, `/mentors/${findMentor(form)!.key}?starter=2`]);
    }
    for (const other of ['nobody', 'Ali', 'ali.svgz', '__proto__', 'ali/more']) {
      const { status, text } = await newClient(app).get(`/mentors/${other}`);
      expect([status, text.includes('404 Page Not Found')], other).toEqual([404, true]);
    }
  });

  test('is listed on /mentors and in the site map', async () => {
    const [list, map] = await Promise.all([read('/mentors'), read('/sitemap.xml')]);
    for (const { key, name, tag, description } of mentors) {
      for (const part of [`href="/mentors/${key}"`, name, tag, description]) expect(list).toContain(part);
      expect(map).toContain(`${app.origin}/mentors/${key}</loc>`);
    }
  });

  test('leads who is signed out to an account and back, and who is signed in into a conversation with the question in its box', async () => {
    const [first] = findMentor('gandhi')!.starters;
    const back = '/mentors/gandhi?starter=1#ask';
    expect(await read('/mentors/gandhi')).toContain(`href="/login?tab=register&next=${encodeURIComponent(back)}"`);
    expect(await read(back)).not.toContain('You wanted to ask');

    const person = await signUp(app);
    expect(words((await person.get('/mentors/gandhi?starter=1')).text)).toContain(`You wanted to ask ${first}`);
    for (const none of ['0', '7', '1.5', 'x'])
      expect((await person.get(`/mentors/gandhi?starter=${none}`)).text).not.toContain('You wanted to ask');

    const fields = { personalityKey: 'gandhi', title: 'Chat with Mahatma Gandhi', reuseEmpty: 'true', starter: '1' };
    const { status, location } = await person.form('/api/conversations', fields, { from: '/mentors/gandhi' });
    expect([status, location]).toEqual([303, expect.stringMatching(/^\/chat\/[\w-]+\?starter=1#content$/)]);
    const { text } = await person.get(location!.replace('#content', ''));
    expect(unescaped(/<textarea[^>]*id="content"[^>]*>([^<]*)/.exec(text)![1]!)).toBe(first);
    for (const starter of ['0', '7', 'all']) {
      const { status: refused, body } = await person.json('POST', '/api/conversations', { ...fields, starter });
      expect([refused, Object.keys(body.fieldErrors)]).toEqual([400, ['starter']]);
    }
  });
});

describe('what is told of a page', () => {
  test('each page of the site map says its one address, what it is about, and shows a picture of 1200 × 630', async () => {
    const paths = [...(await read('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!);
    expect(paths).toHaveLength(mentors.length + 5);
    const descriptions: string[] = [];
    for (const address of paths) {
      const { status, text } = await newClient(app).get(new URL(address).pathname);
      const html = unescaped(text);
      expect([status, meta(html, 'canonical'), meta(html, 'robots')], address).toEqual([200, address, undefined]);
      expect(meta(html, 'og:url')).toBe(address);
      expect(meta(html, 'og:title')).toBe(/<title>([^<]*)</.exec(html)?.[1]);
      const description = meta(html, 'description')!;
      expect(description.length, address).toBeLessThanOrEqual(200);
      expect(meta(html, 'og:description')).toBe(description);
      descriptions.push(description);
      expect(meta(html, 'twitter:card')).toBe('summary_large_image');
      expect(meta(html, 'og:image:alt')).toBeTruthy();
      expect(await sizeOfPng(meta(html, 'og:image')!), address).toEqual([1_200, 630]);
    }
    expect(new Set(descriptions).size).toBe(paths.length);
    // Each mentor has a picture of their own.
    const pictures = await Promise.all(mentors.map(async ({ key }) => meta(await read(`/mentors/${key}`), 'og:image')));
    expect(new Set(pictures).size).toBe(mentors.length);
  });

  test('an address that says the same as another one names that one', async () => {
    for (const path of ['/mentors/ali?starter=3', '/mentors/ali/'])
      expect(meta(await read(path), 'canonical'), path).toBe(`${app.origin}/mentors/ali`);
  });

  test('what is somebody’s own, or leads nowhere by itself, is not to be found', async () => {
    const person = await signUp(app);
    const { body } = await person.json('POST', '/api/conversations', { personalityKey: 'ali' });
    for (const path of ['/', `/chat/${body.id}`, '/history', '/recommend', '/account', '/change-password'])
      expect(meta((await person.get(path)).text, 'robots'), path).toBe('noindex');
    for (const path of [
      '/login',
      '/login?tab=register',
      '/checkout?amount=5',
      '/reset-password?token=x',
      '/offline',
      '/no',
    ])
      expect([meta(await read(path), 'robots'), meta(await read(path), 'canonical')], path).toEqual([
        'noindex',
        undefined,
      ]);
  });

  test('robots may look at all pages, and find the site map', async () => {
    expect(await read('/robots.txt')).toBe(`User-agent: *\nDisallow: /api/\n\nSitemap: ${app.origin}/sitemap.xml\n`);
  });

  test('the site can be installed: its manifest names icons of the sizes that they have', async () => {
    const reply = await newClient(app).get('/manifest.webmanifest');
    expect(reply.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
    const { icons, start_url: start } = JSON.parse(reply.text);
    expect(start).toBe('/');
    for (const { src, sizes } of icons)
      expect((await sizeOfPng(new URL(src, app.origin).href)).join('x'), src).toBe(sizes);
    expect(icons.map((icon: { purpose?: string }) => icon.purpose)).toContain('maskable');
    const touch = meta(await read('/login'), 'apple-touch-icon')!;
    expect(await sizeOfPng(new URL(touch, app.origin).href)).toEqual([180, 180]);
  });
});

test('the service worker is asked for anew each time, and the page that it keeps is nobody’s', async () => {
  const { status, headers } = await newClient(app).get('/service-worker.js');
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    expect.stringMatching(/^text\/javascript/),
    'no-cache',
  ]);
  const person = await signUp(app, { firstName: 'Zarathustra' });
  const { text } = await person.get('/offline');
  expect(text).toContain('You are offline');
  for (const own of ['Zarathustra', person.email, 'Sign out']) expect(text).not.toContain(own);
});

describe('/privacy and /terms', () => {
  const pages = ['/privacy', '/terms'];

  test('name who runs the site, or say that nobody has been named', async () => {
    const named = await startApp({
      workers: 0,
      env: { OPERATOR_NAME: 'Lotus & Sons', OPERATOR_EMAIL: 'us@lotus.example' },
    });
    for (const path of pages) {
      expect(words((await newClient(app).get(path)).text)).toContain('has not put their name here yet. No address');
      const { text } = await newClient(named).get(path);
      expect(words(text)).toContain('This site is run by Lotus & Sons . Write to us@lotus.example');
      expect(text).toContain('href="mailto:us@lotus.example"');
    }
    await named.stop();
  });

  test('say that questions go to an AI provider, or that there is none', async () => {
    const offline = await startApp({ workers: 0, provider: 'offline' });
    const [withOne, without] = [app, offline].map(async (door) => words((await newClient(door).get('/privacy')).text));
    expect(await withOne).toContain('the AI provider that its operator has chosen. With each question it receives');
    expect(await without).toContain('no question leaves the site');
    expect(await without).not.toContain('With each question it receives');
    await offline.stop();
  });

  test('name every cookie that the site sets', async () => {
    const person = await signUp(app);
    await person.json('POST', '/api/theme', { theme: 'dark' });
    await person.form('/api/auth/login', { email: 'x', password: 'y' }, { from: '/login' });
    await person.json('POST', '/api/auth/login', person);
    await person.form('/api/guidance', { question: 'How do I begin?' }, { from: '/' });
    const html = await read('/privacy');
    expect([...person.cookies.keys()].toSorted()).toEqual(['flash', 'known-browser', 'question', 'session', 'theme']);
    for (const name of person.cookies.keys()) expect(html).toContain(name);
  });

  test('are the same whether somebody is signed in or not', async () => {
    const person = await signUp(app);
    const body = (html: string) => /<h1[^]*<\/main>/.exec(html)![0];
    for (const path of pages)
      expect(body((await person.get(path)).text)).toBe(body((await newClient(app).get(path)).text));
  });
});

/** Width and height, as a PNG says them in its first chunk. */
async function sizeOfPng(address: string): Promise<number[]> {
  const response = await fetchFile(address);
  expect([response.status, response.headers.get('content-type')], address).toEqual([200, 'image/png']);
  const content = Buffer.from(await response.arrayBuffer());
  expect(content.subarray(1, 4).toString()).toBe('PNG');
  return [content.readUInt32BE(16), content.readUInt32BE(20)];
}
