import { beforeAll, describe, expect, inject, test } from 'vitest';
import { type App, startApp } from '#tests/support/app.ts';
import { makeAdmin } from '#tests/support/admin.ts';
import { samePage } from '#tests/support/browser.ts';
import { newClient, signUp } from '#tests/support/client.ts';
import { ask, startConversation } from '#tests/support/conversation.ts';
import { sendRaw } from '#tests/support/raw.ts';

let app: App;
beforeAll(async () => void (app = await startApp()));

/** Runs in the page: every form that is posted, with its fields in their order, filled in. */
function readForms() {
  return [...document.querySelectorAll<HTMLFormElement>('form:not([method=dialog])')].map((form) => {
    const typed: Record<string, string> = {};
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>('[name]')) {
      if (field instanceof HTMLSelectElement) field.selectedIndex = 1;
      else if (field.type === 'radio' || field.type === 'checkbox') (field as HTMLInputElement).checked = true;
      else if (field.type !== 'hidden' && !field.readOnly && !(field instanceof HTMLButtonElement))
        field.value = `Typed into ${field.name}`;
      if (field instanceof HTMLTextAreaElement || ['text', 'email'].includes(field.type))
        typed[field.name] = field.value;
    }
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)] as [string, string]);
    return { method: form.method, action: form.getAttribute('action')!, isNoValidate: form.noValidate, fields, typed };
  });
}

/** Runs in a page: what the fields of the form that makes a call hold on another one, given as HTML. */
function readValues({ html, action }: { html: string; action: string }) {
  const other = new DOMParser().parseFromString(html, 'text/html');
  const forms = [...other.querySelectorAll<HTMLFormElement>(`form[action="${action}"]`)];
  return forms.map((form) => Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)])));
}

/** Makes any call fail: it is beyond what is taken. Of the second even the form cannot be read to its end: one of each call is enough. */
const [tooLarge, muchTooLarge] = [70_000, 500_000];
const forAnyone = /^\/api\/(theme|auth\/(login|register|forgot-password|reset-password|logout))$/;

test(
  'every form of every screen carries its way back: refused without a Referer it returns to its screen, with what was typed',
  { timeout: 120_000 },
  async () => {
    const person = await makeAdmin(app, await signUp(app));
    await newClient(app).json('POST', '/api/auth/login', person);
    const [, conversation] = await Promise.all([
      person.json('POST', '/api/recommendations', {
        name: 'Hypatia',
        category: 'legacy',
        description: 'A teacher of her city.',
        reasoning: 'She asked questions.',
      }),
      startConversation(person),
    ]);
    expect((await ask(person, conversation, 'How do I begin?')).status).toBe(200);
    const chat = `/chat/${conversation}`;
    const screens = {
      visitor: [
        '/',
        '/?donation=success',
        '/login',
        '/login?tab=signin&next=%2Fchat%2Fabc%3Fedit%3D0',
        '/login?tab=register',
        '/login?tab=register&next=%2Fhistory',
        '/login?tab=reset&next=%2Fhistory',
        '/reset-password?token=abc',
        '/mentors/ali?starter=2',
      ],
      person: [
        '/',
        '/?category=legacy',
        '/?guidance=open',
        '/?category=favorites&removed=ali',
        '/?category=sports&feedback=open',
        '/history',
        '/history?feedback=open',
        `/history/delete?id=${conversation}`,
        '/history/delete?all=true',
        '/account',
        '/change-password',
        '/recommend',
        '/recommend?form=open',
        '/analytics?view=recommendations&period=all',
        '/reset-password?token=abc',
        '/pricing?amount=3',
        '/mentors/ali?starter=2',
        '/privacy?feedback=open',
        '/nowhere?at=all',
        chat,
        `${chat}?edit=0`,
      ],
    };
    const lost: string[] = [];
    const everyLook = inject('everyLook');
    /** With JavaScript a screen has further forms and fields; what it has without is tried once. */
    const tried = new Set<string>();
    const calls = new Set<string>();
    for (const [who, addresses] of Object.entries(screens)) {
      for (const javaScript of everyLook ? [false, true] : [false]) {
        const { page } = await samePage({ app, javaScript, width: 1280, ...(who === 'person' && { as: person }) });
        for (const address of addresses) {
          const status = (await page.goto(address))!.status();
          if (status >= 500) lost.push(`${who} at ${address}: ${status}`);
          for (const { method, action, isNoValidate, fields, typed } of await page.evaluate(readForms)) {
            const told = `${who} at ${address}, ${action}`;
            if (!isNoValidate) lost.push(`${told}: the browser's own words stand before ours`);
            if (method !== 'post' || !action.startsWith('/api/')) continue;
            const form = JSON.stringify([
              told,
              fields.map(([name, value]) => (name === 'back' ? [name, value] : name)),
            ]);
            if (tried.has(form)) continue;
            tried.add(form);
            const client = who === 'person' ? person : newClient(app);
            for (const length of calls.has(action) ? [tooLarge] : [tooLarge, muchTooLarge]) {
              const response = await client.send('POST', action, {
                body: new URLSearchParams([...fields, ['more', 'x'.repeat(length)]]),
              });
              const location = response.headers.get('location') ?? '';
              if (location.split('#')[0] !== address) {
                lost.push(`${told}: leads to ${response.status} ${location}`);
                continue;
              }
              const { text } = await client.get(location.split('#')[0]!);
              if (!text.includes('This is too large to be sent.')) lost.push(`${told}: does not say why`);
              const found = await page.evaluate(readValues, { html: text, action });
              const isThere = found.some((values) =>
                Object.entries(typed).every(([name, value]) => values[name] === value),
              );
              if (!isThere) lost.push(`${told}: has lost ${JSON.stringify(typed)}, and has ${JSON.stringify(found)}`);
            }
            calls.add(action);
            if (who === 'visitor' || forAnyone.test(action)) continue;
            // Their session has ended.
            const ended = await newClient(app).send('POST', action, { body: new URLSearchParams(fields) });
            const next = new URL(ended.headers.get('location') ?? '/', app.origin).searchParams.get('next');
            if (next?.split('#')[0] !== address) lost.push(`${told}: signing in again leads to ${next}`);
          }
        }
      }
    }
    expect(lost).toEqual([]);
    expect(tried.size).toBeGreaterThan(everyLook ? 40 : 30);
  },
);

describe('without a Referer', () => {
  test('a message of 8,001 characters comes back to its box, in its conversation and its edit', async () => {
    const person = await signUp(app);
    const id = await startConversation(person);
    await ask(person, id, 'How do I begin?');
    const { page } = await samePage({ app, javaScript: false, width: 360, as: person });
    const content = 'x'.repeat(8_001);
    for (const address of [`/chat/${id}`, `/chat/${id}?edit=0`]) {
      await page.goto(address);
      const form = (await page.evaluate(readForms)).find(({ typed }) => 'content' in typed)!;
      const sent = await person.send('POST', form.action, {
        body: new URLSearchParams([...form.fields.filter(([name]) => name !== 'content'), ['content', content]]),
      });
      expect([sent.status, sent.headers.get('location')]).toEqual([303, address]);
      await page.setContent((await person.get(address)).text);
      expect(await page.locator('#content').inputValue()).toBe(content);
      expect(await page.locator('#content-error').innerText()).toBe('A message has at most 8,000 characters');
      expect(await page.locator('form[data-action=send]').getAttribute('action')).toBe(form.action);
    }
  });

  test('a reset that is refused keeps its link', async () => {
    const { page } = await samePage({ app, javaScript: false, width: 360 });
    await page.goto('/reset-password?token=abc');
    const [form] = (await page.evaluate(readForms)).filter(({ action }) => action === '/api/auth/reset-password');
    const client = newClient(app);
    const sent = await client.send('POST', form!.action, { body: new URLSearchParams(form!.fields) });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/reset-password?token=abc']);
    expect((await client.get('/reset-password?token=abc')).text).toContain(
      'This reset link is invalid or has expired.',
    );
  });
});

test('a form that is cut off does not stop what comes next on its connection', async () => {
  const { host, origin } = new URL(app.origin);
  const body = `back=%2Flogin&more=${'x'.repeat(2_000_000)}`;
  const post = [
    'POST /api/auth/login HTTP/1.1',
    `host: ${host}`,
    `origin: ${origin}`,
    'content-type: application/x-www-form-urlencoded',
    `content-length: ${body.length}`,
  ];
  const get = ['GET /readyz HTTP/1.1', `host: ${host}`, 'connection: close'];
  const { text } = await sendRaw(app.webs[0]!.url, `${post.join('\r\n')}\r\n\r\n${body}${get.join('\r\n')}\r\n\r\n`);
  expect(text.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 303', 'HTTP/1.1 200']);
});
