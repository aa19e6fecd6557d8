import type { AnswerFailure, Danger, DangerKind } from '#api/conversations.ts';
import { openUserContext } from '#lib/prompt/user-context.ts';
import { beginAnswer, type Begun, type Claimed } from '#lib/answers/begin-answer.ts';
import { readDangerMark } from '#lib/safety/danger-mark.ts';
import { DraftWriter } from '#lib/answers/draft-writer.ts';
import { finishDraft, openDraft, quotableCharacters } from '#lib/answers/drafts.ts';
import { type FinishedAnswer, finishAnswer } from '#lib/answers/finish-answer.ts';
import {
  type MessageBody,
  openMessage,
  sealMessage,
  sealPreview,
  sealQuestion,
} from '#lib/conversations/message-body.ts';
import { answerOffline } from '#lib/retrieval/offline.ts';
import { composePrompt, type Turn } from '#lib/prompt/prompt.ts';
import { completeChat, ProviderFault } from '#lib/prompt/provider.ts';
import { considerSummary } from '#lib/prompt/summarise.ts';
import { config } from '#lib/platform/config.ts';
import { answerSignals, stopSignals } from '#lib/jobs/signals.ts';
import { log } from '#lib/platform/log.ts';
import { findMentor } from '#lib/mentors/index.ts';
import type { Mentor } from '#lib/mentors/mentor.ts';
import { sql } from '#lib/platform/sql.ts';
import { openVault, type Vault } from '#lib/platform/vault.ts';

/** An answer whose worker has ended in the middle of it so often is not begun again. */
const mostClaims = 12;

interface Options {
  /** Whether a passing fault is told to the person, because nobody will try again. */
  isLastAttempt: boolean;
  /** Aborted when this process must end: what is written so far is kept, and another worker writes the answer. */
  shutdownSignal: AbortSignal;
}

/** Why a provider's answer is not read to its end: the person wants no more, another worker goes on, or has begun already. */
type WhyBrokenOff = 'stopped' | 'requeued' | 'lost';
type BreakingOff = AbortController & { abort(why: WhyBrokenOff): void };

/** How a job of an answer ends: `requeued` when another worker must do it. */
type Ending = 'ended' | 'requeued';

/**
 * Writes an answer: the job `answer`. Composes, asks the provider or the library, lets it be seen meanwhile, and stores it with
 * its sources and its analytics in one statement that a second run of the job finds already done (docs/architecture.md §2.1).
 * @param asking which one the job is of, if it says so: another job writes another one
 * @throws ProviderFault for a passing fault, so that the job is tried again
 */
export async function writeAnswer(
  answerId: string,
  asking: number | undefined,
  { isLastAttempt, shutdownSignal }: Options,
): Promise<Ending> {
  const breakingOff: BreakingOff = new AbortController();
  const giveBack = () => breakingOff.abort('requeued');
  // Not AbortSignal.any: what it joins to a signal that lives as long as the process is never let go of.
  if (shutdownSignal.aborted) giveBack();
  else shutdownSignal.addEventListener('abort', giveBack);
  // Before the claim, which tells of a stop that was asked for earlier.
  const stopListening = await stopSignals.listen(answerId, () => breakingOff.abort('stopped'));
  try {
    const begun = await beginAnswer(answerId, asking);
    if (begun === null) return 'ended';
    const { claimed } = begun;
    try {
      if ((await write(answerId, begun, breakingOff, isLastAttempt)) === 'requeued') return 'requeued';
    } catch (error) {
      const fault = faultOf(error);
      log.warn({ err: fault.cause, answerId, failure: fault.failure, isLastAttempt }, 'answer not written');
      if (fault.isPassing && !isLastAttempt) throw fault;
      await fail(answerId, claimed, fault.failure);
    }
    await answerSignals.send(answerId);
    return 'ended';
  } finally {
    stopListening();
    shutdownSignal.removeEventListener('abort', giveBack);
  }
}

async function write(
  answerId: string,
  { claimed, turns, questions }: Begun,
  breakingOff: BreakingOff,
  isLastAttempt: boolean,
): Promise<Ending> {
  const vault = openVault(claimed.user_id, claimed.wrapped_key);
  const mentor = findMentor(claimed.personality_key);
  if (mentor === undefined) throw new ProviderFault('failed', false, 'no such mentor');
  const open = ({ index, body }: (typeof turns)[number]) => openMessage(vault, claimed.conversation_id, index, body);
  if (claimed.stop_asked) {
    await store(
      answerId,
      claimed,
      vault,
      'stopped',
      draftBefore(answerId, claimed, vault, mentor),
      open(turns.at(-1)!),
    );
    return 'ended';
  }
  if (claimed.claims > mostClaims) throw new ProviderFault('failed', false, new Error('begun too often'));
  const bodies = turns.map(open);
  const asked = bodies.at(-1)!;
  if (asked.isUnopened) throw new ProviderFault('failed', false, new Error('the question does not open'));
  const opened = turns.flatMap(({ role }, at): Turn[] =>
    bodies[at]!.isUnopened ? [] : [{ role, content: bodies[at]!.content }],
  );
  const earlierDanger = bodies.slice(0, -1).findLast(({ danger }) => danger)?.danger?.kind ?? null;
  if (config.provider === null) {
    await store(answerId, claimed, vault, 'done', composeOffline(mentor, opened, earlierDanger), asked);
    return 'ended';
  }
  const userContext = { ...openUserContext(vault, asked.content, claimed, questions), earlierDanger };
  const { messages, passages } = composePrompt(mentor, opened, userContext);
  const { asking, claims } = claimed;
  const question = asked.content.slice(0, quotableCharacters);
  const given = { passages: passages.map(({ id }) => id), question };
  const draft = new DraftWriter({ answerId, asking, claims }, vault, given, (why) => breakingOff.abort(why));
  try {
    let isHelped = asked.danger !== undefined;
    const onText = (piece: string) => {
      draft.add(piece);
      if (!isHelped && piece.includes(']')) isHelped = showHelp(answerId, claimed, vault, asked, draft);
    };
    const text = await completeChat(messages, { signal: breakingOff.signal, onText });
    const answer = finishAnswer(text, passages, [question]);
    if (answer.content === '')
      throw new ProviderFault('failed', true, new Error('an answer of nothing but invented numbers'));
    draft.close();
    await store(answerId, claimed, vault, 'done', answer, asked);
    const said: Turn[] = [...opened, { role: 'assistant', content: answer.content }];
    considerSummary(claimed.conversation_id, said, claimed.question_index + 2, claimed.covers_until ?? -1);
  } catch (error) {
    draft.close();
    switch (breakingOff.signal.reason as WhyBrokenOff | undefined) {
      case 'stopped': {
        const written = finishDraft(mentor, draft.draft);
        const shown = written.content === '' ? draftBefore(answerId, claimed, vault, mentor) : written;
        await store(answerId, claimed, vault, 'stopped', shown, asked);
        break;
      }
      case 'requeued':
        await draft.keep();
        return 'requeued';
      case 'lost':
        break;
      case undefined: {
        const fault = faultOf(error);
        if (fault.isPassing && !isLastAttempt) {
          await draft.keep().catch((failure: unknown) => log.warn({ err: failure, answerId }, 'draft not kept'));
          throw fault;
        }
        // The longest of what this attempt and those before it have brought.
        const [written, before] = [finishDraft(mentor, draft.draft), draftBefore(answerId, claimed, vault, mentor)];
        const longest = written.content.length >= before.content.length ? written : before;
        if (longest.content === '') throw fault;
        log.warn({ err: fault.cause, answerId, failure: fault.failure }, 'answer cut off');
        await store(answerId, claimed, vault, 'unfinished', longest, asked);
      }
    }
  }
  return 'ended';
}

const faultOf = (error: unknown) => (error instanceof ProviderFault ? error : new ProviderFault('failed', true, error));

/** What an attempt before this one has left of the answer; its content may be empty. */
function draftBefore(answerId: string, { draft }: Claimed, vault: Vault, mentor: Mentor): FinishedAnswer {
  const opened = draft && openDraft(vault, answerId, draft);
  return opened === null ? { content: '', cited: [], danger: null } : finishDraft(mentor, opened);
}

/**
 * Shows help under the question as soon as the provider has told of danger, without waiting for the rest of what it says.
 * @returns whether it has told of any
 */
function showHelp(answerId: string, claimed: Claimed, vault: Vault, asked: MessageBody, draft: DraftWriter): boolean {
  const { danger: kind } = readDangerMark(draft.draft.text);
  if (kind !== null) void noteDanger(answerId, claimed, vault, asked, { kind, language: null }, draft);
  return kind !== null;
}

/** Notes danger in the question, and tells whoever watches. Should it fail, it is noted when the answer is stored. */
async function noteDanger(
  answerId: string,
  claimed: Claimed,
  vault: Vault,
  asked: MessageBody,
  danger: Danger,
  draft: DraftWriter,
): Promise<void> {
  try {
    const [noted] = await sql`
      update messages m set body = ${sealQuestion(vault, claimed.conversation_id, claimed.question_index, asked.content, danger)}
      from answers a
      where a.id = ${answerId} and a.asking = ${claimed.asking} and a.state = 'writing'
        and m.conversation_id = a.conversation_id and m.index = a.question_index
      returning m.index`;
    if (noted === undefined) return;
    asked.danger = danger;
    draft.tellOfHelp();
  } catch (error) {
    log.warn({ err: error, answerId }, 'danger not noted yet');
  }
}

function composeOffline(mentor: Mentor, turns: readonly Turn[], earlierDanger: DangerKind | null): FinishedAnswer {
  const { text, passages } = answerOffline(mentor, turns.at(-1)!.content, { isAfterDanger: earlierDanger !== null });
  return finishAnswer(text, passages, mentor.starters);
}

/**
 * Exactly one answer: whoever comes second finds the state changed, and writes nothing. It takes the place of an earlier answer
 * to the same question, if there is one; reactions to that one stay counted, but are not of this one.
 * @param asked the question: help is shown under it from now on if the provider says so, and the rules have not said it before
 */
async function store(
  answerId: string,
  claimed: Claimed,
  vault: Vault,
  ending: 'done' | 'stopped' | 'unfinished',
  { content, cited, danger }: FinishedAnswer,
  asked: MessageBody,
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
async function fail(answerId: string, { asking, claims }: Claimed, failure: AnswerFailure): Promise<void> {
  await sql`
    update answers set state = 'failed', failure = ${failure}, draft = null, stop_asked = false, updated_at = now()
    where id = ${answerId} and asking = ${asking} and claims = ${claims} and state = 'writing'`;
}
