import { beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app.ts';
import { signUp } from '#tests/support/client.ts';
import { ask, startConversation } from '#tests/support/conversation.ts';

const inDanger = 'I do not want to wake up tomorrow.';
const helpIsThere = 'The help named above in our conversation is still there for you';

let app: App;
let offline: App;
beforeAll(async () => void ([app, offline] = await Promise.all([startApp(), startApp({ provider: 'offline' })])));

async function begin(there = app) {
  const client = await signUp(there);
  return { client, id: await startConversation(client, 'gandhi') };
}

describe('after a message that speaks of danger', () => {
  test('the provider is told of it with each next question of the conversation, and of no other one', async () => {
    const told = () =>
      app.provider.requests
        .at(-1)!
        .messages[0]!.content.match(/^- Earlier in this conversation .*\(self-harm\).*$/gm) ?? [];
    const { client, id } = await begin();
    await ask(client, id, 'What is truth?');
    await ask(client, id, inDanger);
    expect(told()).toEqual([]);
    for (const next of ['How do I cook rice?', 'And what is courage?']) {
      await ask(client, id, next);
      expect(told()).toHaveLength(1);
    }
    await ask(client, await startConversation(client, 'gandhi'), 'What is truth?');
    expect(told()).toEqual([]);
  });

  test('that only the provider has found, it is told of it, too', async () => {
    const { client, id } = await begin();
    app.provider.answer = () => '[danger: abuse] You are heard. Please turn to somebody near you.';
    await ask(client, id, 'The evenings at home are hard.');
    app.provider.answer = () => 'Begin where you stand.';
    await ask(client, id, 'What is courage?');
    expect(app.provider.requests.at(-1)!.messages[0]!.content).toMatch(/^- Earlier in this conversation .*\(abuse\)/m);
  });

  test('answers without a provider say that help is still there, and no others do', async () => {
    const { client, id } = await begin(offline);
    const answerTo = async (question: string) => (await ask(client, id, question)).body.message.content as string;
    expect(await answerTo('What is truth?')).not.toContain(helpIsThere);
    expect(await answerTo(inDanger)).not.toContain(helpIsThere);
    for (const next of ['What is courage?', 'Qwxyz plorf zzgrm?']) expect(await answerTo(next)).toContain(helpIsThere);
    const elsewhere = await ask(client, await startConversation(client, 'gandhi'), 'What is courage?');
    expect(elsewhere.body.message.content).not.toContain(helpIsThere);
  });
});
