import { beforeAll, expect, test } from 'vitest';
import { mentors } from '#lib/mentors/index.ts';
import { type App, startApp } from '#tests/support/app.ts';
import { signUp } from '#tests/support/client.ts';
import { ask, messagesOf, startConversation } from '#tests/support/conversation.ts';

let app: App;
beforeAll(async () => void (app = await startApp({ provider: 'offline' })));

const citedIn = (text: string) => [...new Set([...text.matchAll(/\[(\d+)\]/g)].map(([, number]) => Number(number)))];

// spec: product-8
test.for(mentors)(
  '$name answers from the library, cites it, and says that no provider is set',
  async ({ key, library, starters }) => {
    const client = await signUp(app);
    const id = await startConversation(client, key);
    const { status, body } = await ask(client, id, starters[0]);
    expect(status).toBe(200);
    const { content, sources } = body.message as { content: string; sources: string[] };
    expect(content).toContain('No AI provider is set');
    expect(sources.length).toBeGreaterThan(0);
    expect(citedIn(content)).toEqual(sources.map((_, at) => at + 1));
    for (const [at, source] of sources.entries()) {
      // A work may have several passages, so a passage is known by its words.
      const passage = library.find(({ teaching }) => content.includes(`${teaching} [${at + 1}]`));
      expect(passage && `${passage.work} (${passage.year})`).toBe(source);
    }
    expect((await messagesOf(client, id))[1]).toEqual({ role: 'assistant', content, sources });
    // Asked again, in another conversation: the same words.
    expect((await ask(client, await startConversation(client, key), starters[0])).body.message.content).toBe(content);
  },
);

test('what the library does not know is not pretended', async () => {
  const client = await signUp(app);
  const id = await startConversation(client, 'kobe');
  const { status, body } = await ask(client, id, 'Qwxyz plorf zzgrm?');
  expect(status).toBe(200);
  expect(body.message).not.toHaveProperty('sources');
  expect(body.message.content).toContain(mentors.find(({ key }) => key === 'kobe')!.manner.unknown);
  expect(body.message.content).toContain('No AI provider is set');
  expect((await client.get(`/chat/${id}`)).text).not.toContain('Sources:');
});

test('the page shows the answer with its sources', async () => {
  const client = await signUp(app);
  const id = await startConversation(client, 'gandhi');
  const { sources } = (await ask(client, id, 'How do I forgive?')).body.message;
  const { text } = await client.get(`/chat/${id}`);
  expect(text).toContain('Sources:');
  for (const source of sources) expect(text).toContain(source.split(/['"&]/)[0]);
  expect(text).toContain('No AI provider is set');
});

test('nobody outside was asked', () => expect(app.provider.requests).toEqual([]));
