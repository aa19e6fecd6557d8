import type { DangerKind } from '#api/conversations.ts';
import type { Begun, Claimed } from '#lib/answers/begin-answer.ts';
import { type MessageBody, openMessage } from '#lib/conversations/message-body.ts';
import { findMentor } from '#lib/mentors/index.ts';
import type { Mentor } from '#lib/mentors/mentor.ts';
import { openVault, type Vault } from '#lib/platform/vault.ts';
import type { Turn } from '#lib/prompt/prompt.ts';
import { ProviderFault } from '#lib/prompt/provider.ts';

/** An answer to write, with the conversation opened. */
export interface AnswerTask {
  answerId: string;
  claimed: Claimed;
  vault: Vault;
  mentor: Mentor;
  /** The message to answer. */
  question: MessageBody;
  /** The conversation up to the question, without messages that do not open. */
  turns: Turn[];
  /** What the last message that told of danger before the question told of. */
  earlierDanger: DangerKind | null;
  /** What the person asked the same mentor in other conversations, newest first, still sealed. */
  questions: Begun['questions'];
}

/** Opens what an answer is written from. @throws ProviderFault, not passing, when there is nothing that could be answered */
export function openTask(answerId: string, { claimed, turns, questions }: Begun): AnswerTask {
  const vault = openVault(claimed.user_id, claimed.wrapped_key);
  const mentor = findMentor(claimed.personality_key);
  if (mentor === undefined) throw new ProviderFault('failed', false, 'no such mentor');
  const bodies = turns.map(({ index, body }) => openMessage(vault, claimed.conversation_id, index, body));
  return {
    answerId,
    claimed,
    vault,
    mentor,
    question: bodies.at(-1)!,
    turns: turns.flatMap(({ role }, at): Turn[] =>
      bodies[at]!.isUnopened ? [] : [{ role, content: bodies[at]!.content }],
    ),
    earlierDanger: bodies.slice(0, -1).findLast(({ danger }) => danger)?.danger?.kind ?? null,
    questions,
  };
}
