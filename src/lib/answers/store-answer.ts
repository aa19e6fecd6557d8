import type { AnswerFailure, Danger } from '#api/conversations.ts';
import type { AnswerTask } from '#lib/answers/answer-task.ts';
import type { Claimed } from '#lib/answers/begin-answer.ts';
import type { DraftWriter } from '#lib/answers/draft-writer.ts';
import type { FinishedAnswer } from '#lib/answers/finish-answer.ts';
import { sealMessage, sealPreview, sealQuestion } from '#lib/conversations/message-body.ts';
import { log } from '#lib/platform/log.ts';
import { sql } from '#lib/platform/sql.ts';

/**
 * Exactly one answer: whoever comes second finds the state changed, and writes nothing. It takes the place of an earlier answer
 * to the same question, if there is one; reactions to that one stay counted, but are not of this one.
 * Help is shown under the question from now on if the provider tells of danger, and the rules have not found it before.
 */
export async function storeAnswer(
  { answerId, claimed, vault, question: asked }: AnswerTask,
  ending: 'done' | 'stopped' | 'unfinished',
  { content, cited, danger }: FinishedAnswer,
): Promise<void> {
  if (content === '') return endStopped(answerId, claimed);
  const { conversation_id: conversationId, question_index: questionIndex, asking } = claimed;
  const index = questionIndex + 1;
  const body = sealMessage(vault, conversationId, index, content, {
    cited,
    isStopped: ending === 'stopped',
    isUnfinished: ending === 'unfinished',
  });
  const question =
    danger === null || asked.danger || asked.isUnopened
      ? null
      : sealQuestion(vault, conversationId, questionIndex, asked.content, { kind: danger, language: null });
  // The conversation is locked first, as by a send, so that neither waits for the other for ever.
  await sql`
    with locked as (
      select id from conversations where id = ${conversationId} for no key update
    ), answer as (
      update answers a set state = ${ending === 'stopped' ? 'stopped' : 'done'}, draft = null, stop_asked = false, updated_at = now()
      from locked where a.id = ${answerId} and a.asking = ${asking} and a.state in ('asked', 'writing')
      returning a.conversation_id
    ), conversation as (
      update conversations c set message_count = ${index + 1}, updated_at = now(),
        last_message = ${sealPreview(vault, conversationId, content)}
      from answer where c.id = answer.conversation_id
    ), analytics as (
      update question_analytics q set response_length = ${content.length}
      from answer where q.id = ${answerId}
    ), question as (
      update messages m set body = ${question}
      from answer where ${question !== null} and m.conversation_id = answer.conversation_id and m.index = ${questionIndex}
    ), reactions as (
      update reaction_analytics r set conversation_id = null, message_index = null
      from answer where r.conversation_id = answer.conversation_id and r.message_index = ${index}
    )
    insert into messages (conversation_id, index, role, body)
    select conversation_id, ${index}, 'assistant', ${body} from answer
    on conflict (conversation_id, index) do update set body = excluded.body, reactions = '{}', created_at = now()`;
}

/** Ends an answer that was stopped before anything was written. */
async function endStopped(answerId: string, { asking }: Claimed): Promise<void> {
  await sql`
    update answers set state = 'stopped', draft = null, stop_asked = false, updated_at = now()
    where id = ${answerId} and asking = ${asking} and state in ('asked', 'writing')`;
}

/** Ends an answer that could not be written, unless another worker has begun it since. */
export async function failAnswer(answerId: string, { asking, claims }: Claimed, failure: AnswerFailure): Promise<void> {
  await sql`
    update answers set state = 'failed', failure = ${failure}, draft = null, stop_asked = false, updated_at = now()
    where id = ${answerId} and asking = ${asking} and claims = ${claims} and state = 'writing'`;
}

/** Notes danger in the question, and tells whoever watches. Should it fail, it is noted when the answer is stored. */
export async function noteDanger(task: AnswerTask, danger: Danger, draft: DraftWriter): Promise<void> {
  const { answerId, claimed, vault, question } = task;
  try {
    const [noted] = await sql`
      update messages m set body = ${sealQuestion(vault, claimed.conversation_id, claimed.question_index, question.content, danger)}
      from answers a
      where a.id = ${answerId} and a.asking = ${claimed.asking} and a.state = 'writing'
        and m.conversation_id = a.conversation_id and m.index = a.question_index
      returning m.index`;
    if (noted === undefined) return;
    question.danger = danger;
    draft.tellOfHelp();
  } catch (error) {
    log.warn({ err: error, answerId }, 'danger not noted yet');
  }
}
