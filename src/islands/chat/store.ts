import { atom, type WritableAtom } from 'nanostores';

/** What the chat screen does about an answer. Each phase carries only what belongs to it. */
export type ChatState = Idle | AnswerRequest | Writing | Watching | Stopping;

interface Idle {
  phase: 'idle';
}

/** This page has asked for an answer, and the server has not accepted the request yet. */
type AnswerRequest = Sending | Asking;

interface Sending {
  phase: 'sending';
  content: string;
  /** The index of the question that the message replaces. */
  revises: number | null;
}

interface Asking {
  phase: 'asking';
  /** The index of the question that is asked again. */
  question: number;
}

/** The answer to this page's own request is being written. */
interface Writing {
  phase: 'writing';
  request: AnswerRequest;
  /** The index of the answer. */
  answer: number;
  isConnected: boolean;
  /** Help that stands below the message while the transcript does not show it yet. */
  help: string | null;
}

/** An answer is being written that another tab asked for, or this page before it was reloaded. */
interface Watching {
  phase: 'watching';
  /** The index of the answer. */
  answer: number;
  isConnected: boolean;
}

/** The server has been asked to stop the answer, which has not ended yet. */
interface Stopping {
  phase: 'stopping';
  stopped: Writing | Watching;
}

export type ChatStore = WritableAtom<ChatState>;

/** @param waitsFor the index of the answer that was being written when the page was rendered */
export const createChatStore = (waitsFor: number | null): ChatStore => atom(restOrWatch(waitsFor));

/**
 * Makes a transition.
 * @returns whether the phase allowed it: if not, the state stays as it is
 */
export function go<A extends unknown[]>(
  $chat: ChatStore,
  transition: (state: ChatState, ...args: A) => ChatState,
  ...args: A
): boolean {
  const before = $chat.get();
  const after = transition(before, ...args);
  if (after === before) return false;
  $chat.set(after);
  return true;
}

// Transitions. Each gives the same state back where its phase does not allow it.

export function beginSending(state: ChatState, content: string, revises: number | null): ChatState {
  return state.phase === 'idle' ? { phase: 'sending', content, revises } : state;
}

export function beginAsking(state: ChatState, question: number): ChatState {
  return state.phase === 'idle' ? { phase: 'asking', question } : state;
}

/** The server has stored the request and begins to write. */
export function beginWriting(state: ChatState, answer: number): ChatState {
  if (state.phase !== 'sending' && state.phase !== 'asking') return state;
  return { phase: 'writing', request: state, answer, isConnected: true, help: null };
}

/** The server says which answer others wait for. The page's own request comes first. */
export function followOthers(state: ChatState, waitsFor: number | null): ChatState {
  if (requestOf(state) !== null || watchedIndex(state) === waitsFor) return state;
  return restOrWatch(waitsFor);
}

/** The page's own request has come to its end. */
export function finishRequest(state: ChatState, waitsFor: number | null): ChatState {
  return requestOf(state) === null ? state : restOrWatch(waitsFor);
}

export function setConnected(state: ChatState, isConnected: boolean): ChatState {
  return changeAnswer(state, (answer) => (answer.isConnected === isConnected ? answer : { ...answer, isConnected }));
}

export function showHelpBelow(state: ChatState, help: string): ChatState {
  return changeAnswer(state, (answer) => (answer.phase === 'writing' ? { ...answer, help } : answer));
}

export function beginStopping(state: ChatState): ChatState {
  return state.phase === 'writing' || state.phase === 'watching' ? { phase: 'stopping', stopped: state } : state;
}

/** The answer goes on: it could not be stopped. */
export function cancelStopping(state: ChatState): ChatState {
  return state.phase === 'stopping' ? state.stopped : state;
}

// What the screen reads off a state.

/** What this page has asked for, from the click to the end of the answer. */
export function requestOf(state: ChatState): AnswerRequest | null {
  if (state.phase === 'sending' || state.phase === 'asking') return state;
  const answer = answerOf(state);
  return answer?.phase === 'writing' ? answer.request : null;
}

/** The answer that is being written. */
export function answerOf(state: ChatState): Writing | Watching | null {
  if (state.phase === 'stopping') return state.stopped;
  return state.phase === 'writing' || state.phase === 'watching' ? state : null;
}

/** The index of the answer that is watched on behalf of others. */
export function watchedIndex(state: ChatState): number | null {
  const answer = answerOf(state);
  return answer?.phase === 'watching' ? answer.answer : null;
}

/** The index of the first message in the transcript that the request replaces, or that it shows itself. */
export function firstReplaced(state: ChatState): number | null {
  const request = requestOf(state);
  if (request === null) return null;
  if (request.phase === 'asking') return request.question + 1;
  const answer = answerOf(state)?.answer;
  return request.revises ?? (answer === undefined ? null : answer - 1);
}

function restOrWatch(waitsFor: number | null): ChatState {
  return waitsFor === null ? { phase: 'idle' } : { phase: 'watching', answer: waitsFor, isConnected: true };
}

function changeAnswer(state: ChatState, change: (answer: Writing | Watching) => Writing | Watching): ChatState {
  const before = answerOf(state);
  if (before === null) return state;
  const after = change(before);
  if (after === before) return state;
  return state.phase === 'stopping' ? { phase: 'stopping', stopped: after } : after;
}
