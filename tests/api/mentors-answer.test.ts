import { beforeAll, describe, expect, test } from 'vitest';
import { mentors } from '#lib/mentors/index.ts';
import { type App, startApp } from '#tests/support/app.ts';
import { signUp } from '#tests/support/client.ts';
import { ask, offeredSources, startConversation } from '#tests/support/conversation.ts';

let app: App;
beforeAll(async () => void (app = await startApp()));

const systems = new Map<string, string>();

describe('through the provider', () => {
  // spec: product-3
  test.for(mentors)('$name answers from a library of their own', async ({ key, name, guide, library, starters }) => {
    const client = await signUp(app);
    const { status, body } = await ask(client, await startConversation(client, key), starters[0]);
    expect(status).toBe(200);
    expect(body.userMessage.content).toBe(starters[0]);
    const request = app.provider.requests.at(-1)!;
    const works = library.map(({ work, year }) => `${work} (${year})`);
    expect(body.message.sources).toEqual(offeredSources(request).slice(0, 2));
    for (const source of body.message.sources) expect(works).toContain(source);
    const system = request.messages[0]!;
    expect(system.role).toBe('system');
    expect(system.content).toContain(name);
    expect(system.content).toContain(guide);
    expect(request.messages.at(-1)).toEqual({ role: 'user', content: starters[0] });
    systems.set(key, system.content);
  });

  test('each with a system prompt of their own', () => {
    expect([...systems.keys()]).toEqual(mentors.map(({ key }) => key));
    expect(new Set(systems.values()).size).toBe(mentors.length);
  });
});
