import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import { findMentor } from '#lib/mentors/index.ts';
import type { App } from './app.ts';
import type { Client } from './client.ts';
import { startConversation } from './conversation.ts';

export type Exchange = { question: string; answer: string };

let loadedFor: string | undefined;

/** A conversation that is stored as the product stores it, without asking: a long one is there at once. Its answers may cite [1]. */
export async function writeConversation(
  app: App,
  client: Client & { user: { id: string } },
  exchanges: readonly Exchange[],
  personalityKey = 'gandhi',
): Promise<string> {
  const { openVault, sealMessage, sealPreview } = await sealingOf(app);
  const id = await startConversation(client, personalityKey);
  const { sql } = app;
  const userId = client.user.id;
  const [row] = await sql<{ wrapped_key: Buffer }[]>`select wrapped_key from user_keys where user_id = ${userId}`;
  const vault = openVault(userId, row!.wrapped_key);
  const { category, library, key } = findMentor(personalityKey)!;
  const now = Date.now();
  const [messages, answers, questions]: Record<string, string | number | Buffer | Date>[][] = [[], [], []];
  for (const [turn, { question, answer }] of exchanges.entries()) {
    const [answerId, index] = [randomUUID(), 2 * turn];
    const at = new Date(now - (exchanges.length - turn) * 1_000);
    messages!.push(
      { conversation_id: id, index, role: 'user', body: sealMessage(vault, id, index, question), created_at: at },
      {
        conversation_id: id,
        index: index + 1,
        role: 'assistant',
        body: sealMessage(vault, id, index + 1, answer, { cited: answer.includes('[1]') ? library.slice(0, 1) : [] }),
        created_at: at,
      },
    );
    answers!.push({
      id: answerId,
      conversation_id: id,
      question_index: index,
      state: 'done',
      created_at: at,
      updated_at: at,
    });
    questions!.push({
      id: answerId,
      user_id: userId,
      conversation_id: id,
      question: vault.seal(`question:${answerId}`, question),
      personality: key,
      question_length: question.length,
      response_length: answer.length,
      timestamp: at,
      category,
    });
  }
  await sql`insert into messages ${sql(messages!)}`;
  await sql`insert into answers ${sql(answers!)}`;
  await sql`insert into question_analytics ${sql(questions!)}`;
  await sql`
    update conversations set message_count = ${2 * exchanges.length}, last_message = ${sealPreview(vault, id, exchanges.at(-1)!.answer)}, updated_at = now()
    where id = ${id}`;
  return id;
}

/** "Question 0" and so on, each with the same answer. */
export function exchangesOf(count: number, answer = 'Begin **today** [1].'): Exchange[] {
  return Array.from({ length: count }, (_, at) => ({ question: `Question ${at}`, answer }));
}

/** The product's own, as a process of this app has it. */
async function sealingOf({ encryptionKey }: App) {
  if (loadedFor !== undefined && loadedFor !== encryptionKey) vi.resetModules();
  loadedFor = encryptionKey;
  process.env['ENCRYPTION_KEY'] = encryptionKey;
  (await import('#lib/platform/config.ts')).readSettings();
  return { ...(await import('#lib/platform/vault.ts')), ...(await import('#lib/conversations/message-body.ts')) };
}
