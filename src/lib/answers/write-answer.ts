import type { DangerKind } from '#api/conversations.ts';
import { type AnswerTask, openTask } from '#lib/answers/answer-task.ts';
import { beginAnswer } from '#lib/answers/begin-answer.ts';
import { DraftWriter } from '#lib/answers/draft-writer.ts';
import { finishDraft, openDraft, quotableCharacters } from '#lib/answers/drafts.ts';
import { type FinishedAnswer, finishAnswer } from '#lib/answers/finish-answer.ts';
import { failAnswer, noteDanger, storeAnswer } from '#lib/answers/store-answer.ts';
import { answerSignals, stopSignals } from '#lib/jobs/signals.ts';
import type { Mentor } from '#lib/mentors/mentor.ts';
import { config } from '#lib/platform/config.ts';
import { log } from '#lib/platform/log.ts';
import { composePrompt, type Turn } from '#lib/prompt/prompt.ts';
import { completeChat, ProviderFault } from '#lib/prompt/provider.ts';
import { considerSummary } from '#lib/prompt/summarise.ts';
import { openUserContext } from '#lib/prompt/user-context.ts';
import { answerOffline } from '#lib/retrieval/offline.ts';
import { readDangerMark } from '#lib/safety/danger-mark.ts';

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
      if ((await write(openTask(answerId, begun), breakingOff, isLastAttempt)) === 'requeued') return 'requeued';
    } catch (error) {
      const fault = faultOf(error);
      log.warn({ err: fault.cause, answerId, failure: fault.failure, isLastAttempt }, 'answer not written');
      if (fault.isPassing && !isLastAttempt) throw fault;
      await failAnswer(answerId, claimed, fault.failure);
    }
    await answerSignals.send(answerId);
    return 'ended';
  } finally {
    stopListening();
    shutdownSignal.removeEventListener('abort', giveBack);
  }
}

async function write(task: AnswerTask, breakingOff: BreakingOff, isLastAttempt: boolean): Promise<Ending> {
  const { claimed, mentor, question, turns, earlierDanger } = task;
  if (claimed.stop_asked) await storeAnswer(task, 'stopped', draftBefore(task));
  else if (claimed.claims > mostClaims) throw new ProviderFault('failed', false, new Error('begun too often'));
  else if (question.isUnopened) throw new ProviderFault('failed', false, new Error('the question does not open'));
  else if (config.provider === null) await storeAnswer(task, 'done', composeOffline(mentor, turns, earlierDanger));
  else return writeWithProvider(task, breakingOff, isLastAttempt);
  return 'ended';
}

async function writeWithProvider(task: AnswerTask, breakingOff: BreakingOff, isLastAttempt: boolean): Promise<Ending> {
  const { answerId, claimed, vault, mentor, question, turns, earlierDanger } = task;
  const userContext = { ...openUserContext(vault, question.content, claimed, task.questions), earlierDanger };
  const { messages, passages } = composePrompt(mentor, turns, userContext);
  const { asking, claims } = claimed;
  const quotable = question.content.slice(0, quotableCharacters);
  const given = { passages: passages.map(({ id }) => id), question: quotable };
  const draft = new DraftWriter({ answerId, asking, claims }, vault, given, (why) => breakingOff.abort(why));
  let isHelped = question.danger !== undefined;
  const onText = (piece: string) => {
    draft.add(piece);
    if (!isHelped && piece.includes(']')) isHelped = showHelp(task, draft);
  };
  try {
    const text = await completeChat(messages, { signal: breakingOff.signal, onText });
    const answer = finishAnswer(text, passages, [quotable]);
    if (answer.content === '')
      throw new ProviderFault('failed', true, new Error('an answer of nothing but invented numbers'));
    draft.close();
    await storeAnswer(task, 'done', answer);
    const said: Turn[] = [...turns, { role: 'assistant', content: answer.content }];
    considerSummary(claimed.conversation_id, said, claimed.question_index + 2, claimed.covers_until ?? -1);
    return 'ended';
  } catch (error) {
    draft.close();
    const why = breakingOff.signal.reason as WhyBrokenOff | undefined;
    if (why === undefined) await endFaulty(task, draft, faultOf(error), isLastAttempt);
    else if (why === 'requeued') await draft.keep();
    else if (why === 'stopped') {
      const written = finishDraft(mentor, draft.draft);
      await storeAnswer(task, 'stopped', written.content === '' ? draftBefore(task) : written);
    }
    return why === 'requeued' ? 'requeued' : 'ended';
  }
}

/**
 * What becomes of an answer whose provider has failed: another attempt goes on from the draft; after the last one the longest
 * text that any attempt has brought stays, marked as unfinished.
 * @throws the fault, for another attempt or when nothing was written
 */
async function endFaulty(
  task: AnswerTask,
  draft: DraftWriter,
  fault: ProviderFault,
  isLastAttempt: boolean,
): Promise<void> {
  const { answerId } = task;
  if (fault.isPassing && !isLastAttempt) {
    await draft.keep().catch((failure: unknown) => log.warn({ err: failure, answerId }, 'draft not kept'));
    throw fault;
  }
  const [written, before] = [finishDraft(task.mentor, draft.draft), draftBefore(task)];
  const longest = written.content.length >= before.content.length ? written : before;
  if (longest.content === '') throw fault;
  log.warn({ err: fault.cause, answerId, failure: fault.failure }, 'answer cut off');
  await storeAnswer(task, 'unfinished', longest);
}

const faultOf = (error: unknown) => (error instanceof ProviderFault ? error : new ProviderFault('failed', true, error));

/** What an attempt before this one has left of the answer; its content may be empty. */
function draftBefore({ answerId, claimed: { draft }, vault, mentor }: AnswerTask): FinishedAnswer {
  const opened = draft && openDraft(vault, answerId, draft);
  return opened === null ? { content: '', cited: [], danger: null } : finishDraft(mentor, opened);
}

/**
 * Shows help under the question as soon as the provider has told of danger, without waiting for the rest of what it says.
 * @returns whether it has told of any
 */
function showHelp(task: AnswerTask, draft: DraftWriter): boolean {
  const { danger: kind } = readDangerMark(draft.draft.text);
  if (kind !== null) void noteDanger(task, { kind, language: null }, draft);
  return kind !== null;
}

function composeOffline(mentor: Mentor, turns: readonly Turn[], earlierDanger: DangerKind | null): FinishedAnswer {
  const { text, passages } = answerOffline(mentor, turns.at(-1)!.content, { isAfterDanger: earlierDanger !== null });
  return finishAnswer(text, passages, mentor.starters);
}
