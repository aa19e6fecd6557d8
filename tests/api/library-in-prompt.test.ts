import { beforeAll, describe, expect, test } from 'vitest';
import { mentors } from '#lib/mentors/index.ts';
import { type Mentor, type Passage, sourceName } from '#lib/mentors/mentor.ts';
import { type App, startApp } from '#tests/support/app.ts';
import { type Client, signUp } from '#tests/support/client.ts';
import { ask, offeredSources, startConversation } from '#tests/support/conversation.ts';
import type { ChatRequest } from '#tests/support/provider.ts';

const gandhi = mentors.find(({ key }) => key === 'gandhi')!;

/** Asks one more question; gives what the provider was sent. */
async function sentFor(app: App, client: Client, id: string, question: string): Promise<ChatRequest> {
  expect((await ask(client, id, question)).status).toBe(200);
  return app.provider.requests.findLast(({ messages }) => messages.at(-1)!.content.startsWith(question.slice(0, 20)))!;
}

describe('what a provider is sent', () => {
  let app: App;
  beforeAll(async () => void (app = await startApp()));

  /** What it begins with, up to the end of the library; the library must be there whole and in its order. */
  function beginningOf({ library }: Mentor, { messages }: ChatRequest): string {
    const system = messages[0]!.content;
    let end = 0;
    for (const [at, passage] of library.entries()) {
      const line: string = `\n[${at + 1}] ${sourceName(passage)}: ${passage.teaching}\n`;
      // Each line break ends one passage and begins the next one.
      const place = system.indexOf(line, end);
      expect(place, passage.id).toBeGreaterThanOrEqual(end);
      end = place + line.length - 1;
    }
    return system.slice(0, end + 1);
  }

  test.for(mentors)(
    'begins with the same bytes for everybody who asks $name, through the end of the library',
    async (mentor) => {
      const [maya, noor] = [await signUp(app, { firstName: 'Maya' }), await signUp(app, { firstName: 'Noor' })];
      const [first, other] = [await startConversation(maya, mentor.key), await startConversation(noor, mentor.key)];
      const sent = [
        await sentFor(app, maya, first, 'How do I begin anew?'),
        await sentFor(app, maya, first, 'And what of my fear to fail?'),
        await sentFor(app, noor, other, 'I do not want to wake up tomorrow.'),
        await sentFor(app, noor, other, 'Wie finde ich Frieden?'),
        await sentFor(app, maya, await startConversation(maya, mentor.key), 'How do I begin anew with my fear?'),
      ];
      const beginnings = sent.map((request) => beginningOf(mentor, request));
      expect(beginnings[0]).toContain(mentor.guide);
      expect(new Set(beginnings).size).toBe(1);
      // What differs comes after it.
      expect(new Set(sent.map(({ messages }) => messages[0]!.content)).size).toBeGreaterThan(2);
      expect(sent[0]!.messages[0]!.content.slice(beginnings[0]!.length)).toContain('"Maya"');
      expect(beginnings[0]).not.toContain('Maya');
    },
  );

  test('lets it cite any of the passages by its number', async () => {
    const client = await signUp(app);
    const last = gandhi.library.length;
    app.provider.answer = () => `Walk [${last}]. Then rest [1], and walk again [${last}] [${last + 1}].`;
    const { body } = await ask(client, await startConversation(client, 'gandhi'), 'How do I begin?');
    expect(body.message.content).toBe('Walk [1]. Then rest [2], and walk again [1].');
    expect(body.message.sources).toEqual([gandhi.library.at(-1)!, gandhi.library[0]!].map(sourceName));
  });
});

describe('with a small PROMPT_TOKENS', () => {
  const promptTokens = 8_000;
  let app: App;
  beforeAll(async () => void (app = await startApp({ env: { PROMPT_TOKENS: String(promptTokens) } })));
  const tokensIn = ({ messages }: ChatRequest) =>
    messages.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0) / 3.5;

  test('the passages that fit the question stand in the place of the library, and all stays within it', async () => {
    const client = await signUp(app);
    const id = await startConversation(client, 'gandhi');
    // As much as a conversation may take.
    app.provider.answer = () => 'word '.repeat(1_500);
    for (let at = 0; at < 3; at++) await ask(client, id, `Question ${at}`);
    app.provider.answer = () => 'Walk [1].';
    const sent = await sentFor(app, client, id, `How do I forgive somebody who has hurt me? ${'… '.repeat(1_500)}.`);
    const offered = offeredSources(sent);
    expect(offered.length).toBeGreaterThan(0);
    expect(offered.length).toBeLessThan(gandhi.library.length);
    const isAbout = ({ teaching, topics }: Passage) => /forgiv/i.test(`${teaching} ${topics.join(' ')}`);
    expect(gandhi.library.filter(isAbout).map(sourceName)).toContain(offered[0]);
    expect(tokensIn(sent)).toBeLessThan(promptTokens);
  });

  test('a question that is longer by itself is cut', async () => {
    const client = await signUp(app);
    const sent = await sentFor(
      app,
      client,
      await startConversation(client, 'gandhi'),
      `What is courage? ${'🌿🌿…'.repeat(2_600)}`,
    );
    expect(tokensIn(sent)).toBeLessThan(promptTokens);
    expect(sent.messages.at(-1)!.content).toMatch(/^What is courage\? 🌿🌿….* \[…\]$/u);
    expect(offeredSources(sent).length).toBeGreaterThan(5);
  });
});
