import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { call, CallError } from '#api/client.ts';
import type { Output } from '#api/contract.ts';
import { sendFailureText } from '#api/errors.ts';
import { keepDraft, keptDraft, noteSending, wasSending } from '#islands/draft.ts';
import { showToast } from '#islands/toasts.ts';

interface Options {
  conversationId: string;
  mentorName: string;
  version: string;
  waitsForAnswer: boolean;
  isEmpty: boolean;
  idempotencyKey: string;
}

/** How often an answer is looked for that somebody else waits for (another tab, a page that was reloaded). */
const lookAgainMs = 2_000;
/** A body that is no conversation is asked for again at most so often. */
const mostReloads = 3;

type Conversation = Output<'GET /api/conversations/{id}'>;

/** The state of the chat screen and what can be done on it. What holds is on the server; this shows it. */
export function useChat(
  { conversationId, mentorName, version, waitsForAnswer, isEmpty: wasEmpty, idempotencyKey }: Options,
  boxRef: RefObject<HTMLTextAreaElement | null>,
) {
  const path = `/api/conversations/${conversationId}`;
  /** The messages as the server renders them after a change; null as long as the page's own are what holds. */
  const [html, setHtml] = useState<string | null>(null);
  const [isEmpty, setIsEmpty] = useState(wasEmpty);
  const [isWaiting, setIsWaiting] = useState(waitsForAnswer);
  const [view, setView] = useState<'conversation' | 'reloading' | 'not-found'>('conversation');
  const [sending, setSending] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [isReacting, setIsReacting] = useState(false);
  const [isBoxEmpty, setIsBoxEmpty] = useState(false);
  // False in the server's HTML and while React takes it over, true from then on.
  const isAwake = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const [news, setNews] = useState('');
  /** What the server said last. */
  const latest = useRef<Conversation | null>(null);
  /** The key of the last text that was tried: the same text again is a repeat, another one is not. */
  const attempt = useRef<{ content: string | null; key: string }>({ content: null, key: idempotencyKey });
  /** The page before was left while its draft was on its way: whether that has arrived is not known yet. */
  const isDraftUnsettled = useRef(false);
  const followsEnd = useRef(false);
  /** What is to be focused when the messages are new, because it was before. */
  const refocus = useRef<string | null>(null);

  const isBusy = sending !== null || isWaiting || isAsking;

  /** The conversation query (spec.md §4): never cached, asked anew on mount and after every change. */
  async function refetch(isOnMount = false, reloads = 0): Promise<Conversation | null> {
    try {
      const found = await call('GET /api/conversations/{id}', path, undefined, { prefer: 'answer' });
      if (looksLikeMessage(found)) {
        if (reloads === mostReloads) throw new CallError(404, '');
        setView('reloading');
        return await refetch(false, reloads + 1);
      }
      if (!Array.isArray(found?.messages)) throw new CallError(404, '');
      latest.current = found;
      const isAsRendered = isOnMount && `${Date.parse(found.updatedAt)}-${found.messages.length}` === version;
      if (isOnMount) settleDraft(found);
      // After the conversation, so that it is never older than the state that is shown with it.
      if (!isAsRendered) show(found, await fetchTranscript(conversationId));
      setView('conversation');
      return found;
    } catch (error) {
      if (error instanceof CallError && error.status === 401) signInAgain();
      // A passing fault takes nothing away that is already on the screen.
      else if (reloads > 0 || (error instanceof CallError && error.status < 500)) setView('not-found');
      else if (isDraftUnsettled.current) restoreDraft();
      return null;
    }
  }

  function show({ messages, answer }: Conversation, rendered: string) {
    followsEnd.current = isEndInView();
    setHtml(rendered);
    setIsEmpty(messages.length === 0);
    const waits = answer?.state === 'asked' || answer?.state === 'writing';
    if (isWaiting && !waits && answer === null) setNews(`${mentorName} has answered.`);
    setIsWaiting(waits);
  }

  const refetchNow = useEffectEvent((isOnMount = false) => void refetch(isOnMount));
  const restoreAtFirst = useEffectEvent(() => {
    // Whether it was sent is known only when the conversation is there.
    isDraftUnsettled.current = wasSending(conversationId);
    if (!isDraftUnsettled.current) restoreDraft();
    else setIsBoxEmpty(boxRef.current!.value.trim() === '');
  });

  useEffect(() => {
    if (view === 'conversation') restoreAtFirst();
  }, [view]);

  const onSubmitThere = useEffectEvent((event: Event) => onSubmit(event));
  const onClickThere = useEffectEvent((event: MouseEvent) => onClick(event));

  useEffect(() => {
    // The messages stand outside of what React renders.
    transcript().addEventListener('submit', onSubmitThere);
    transcript().addEventListener('click', onClickThere);
    refetchNow(true);
    // The back button may bring the page back as it was left.
    const onPageShow = (event: PageTransitionEvent) => event.persisted && refetchNow();
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, []);

  useEffect(() => {
    if (!isWaiting || sending !== null) return undefined;
    const timer = setInterval(() => refetchNow(), lookAgainMs);
    return () => clearInterval(timer);
  }, [isWaiting, sending]);

  useLayoutEffect(() => {
    if (html !== null) transcript().innerHTML = html;
    transcript().hidden = view !== 'conversation';
  }, [html, view]);

  // New messages scroll into view only if the end was in view before (reading place is kept).
  useLayoutEffect(() => {
    if (followsEnd.current) scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    followsEnd.current = false;
  });

  // The messages are the server's HTML: what React would do by props is done here by hand.
  useLayoutEffect(() => {
    const buttons = (action: string) =>
      transcript().querySelectorAll<HTMLButtonElement>(`[data-action=${action}] button`);
    for (const button of buttons('react')) button.disabled = isReacting;
    for (const button of buttons('answer')) button.disabled = isBusy;
    if (refocus.current === null || isReacting) return;
    transcript().querySelector<HTMLElement>(refocus.current)?.focus({ preventScroll: true });
    refocus.current = null;
  });

  function noteBox() {
    const field = boxRef.current!;
    setIsBoxEmpty(field.value.trim() === '');
    keepDraft(conversationId, field.value);
    // Where the style sheet cannot let it grow with its content.
    if (!CSS.supports('field-sizing', 'content')) {
      field.style.height = 'auto';
      field.style.height = `${field.scrollHeight + 2}px`;
    }
  }

  function restoreDraft() {
    const field = boxRef.current!;
    if (field.value === '') field.value = keptDraft(conversationId);
    noteBox();
  }

  /** A page that was left while its message was on its way: one that has arrived must not be sent again. */
  function settleDraft({ messages }: Conversation) {
    // Something else may have been sent since the page was opened.
    if (!isDraftUnsettled.current) return;
    isDraftUnsettled.current = false;
    noteSending(conversationId, false);
    const hasArrived = messages.findLast(({ role }) => role === 'user')?.content === keptDraft(conversationId).trim();
    if (hasArrived) keepDraft(conversationId, boxRef.current?.value ?? '');
    else if (boxRef.current) restoreDraft();
  }

  function fillBox(text: string) {
    boxRef.current!.value = text;
    noteBox();
    boxRef.current!.focus();
  }

  function signInAgain() {
    location.assign(`/login?next=${encodeURIComponent(location.pathname)}`);
  }

  async function send() {
    const content = boxRef.current!.value.trim();
    if (content === '' || isBusy) return;
    followsEnd.current = isEndInView();
    setSending(content);
    setNews(`${mentorName} is writing…`);
    // The button that was used is about to be disabled; the keyboard goes on where one writes.
    if (!hasTouchKeyboard()) boxRef.current!.focus({ preventScroll: true });
    boxRef.current!.value = '';
    // The draft stays kept until the message is: this tab may be closed while it is on its way.
    setIsBoxEmpty(true);
    const { content: before, key } = attempt.current;
    attempt.current = { content, key: before === null || before === content ? key : newKey() };
    isDraftUnsettled.current = false;
    noteSending(conversationId, true);
    const countBefore = latest.current?.messages.length ?? 0;
    const failure = await deliver(
      `${path}/messages`,
      { content, role: 'user' },
      { 'idempotency-key': attempt.current.key },
    );
    noteSending(conversationId, false);
    const found = await refetch();
    // The provider's failures leave the message stored and unanswered, and a lost reply may leave it answered: in both
    // cases it need not come back into the box.
    const isStored =
      found !== null &&
      found.messages.length > countBefore &&
      found.messages.findLast(({ role }) => role === 'user')?.content === content;
    if (!failure || isStored) {
      attempt.current = { content: null, key: newKey() };
      keepDraft(conversationId, boxRef.current?.value ?? '');
    } else if (boxRef.current) {
      const since = boxRef.current.value;
      boxRef.current.value = since === '' ? content : `${content}\n${since}`;
      noteBox();
    }
    setSending(null);
    setNews(failure ? '' : `${mentorName} has answered.`);
    if (failure) report(failure);
    if (failure instanceof CallError && failure.status === 401) signInAgain();
  }

  async function answerAgain(action: string) {
    if (isBusy) return;
    setIsAsking(true);
    setNews(`${mentorName} is writing…`);
    if (!hasTouchKeyboard()) boxRef.current!.focus({ preventScroll: true });
    const failure = await deliver(action);
    await refetch();
    setIsAsking(false);
    setNews(failure ? '' : `${mentorName} has answered.`);
    if (failure) report(failure);
  }

  async function reactTo(form: HTMLFormElement) {
    if (isReacting) return;
    setIsReacting(true);
    const { emoji, on } = Object.fromEntries(new FormData(form));
    refocus.current = `#${form.closest('li')!.id} .message-actions [data-emoji="${emoji as string}"]`;
    const failure = await deliver(new URL(form.action).pathname, { emoji, on: on === 'true' });
    if (failure) void showToast({ title: 'Error', text: 'Failed to add reaction', tone: 'destructive' });
    else await refetch();
    setIsReacting(false);
  }

  async function copy(index: number) {
    try {
      const message = (latest.current ?? (await refetch()))?.messages[index];
      await navigator.clipboard.writeText(message!.content);
      void showToast({ title: 'Copied', text: 'Message copied to clipboard' });
    } catch {
      void showToast({ title: 'Error', text: 'Failed to copy message', tone: 'destructive' });
    }
  }

  function onSubmit(event: Pick<Event, 'target' | 'preventDefault'>) {
    const form = event.target as HTMLFormElement;
    event.preventDefault();
    if (form.dataset['action'] === 'send') void send();
    if (form.dataset['action'] === 'react') void reactTo(form);
    if (form.dataset['action'] === 'answer') void answerAgain(new URL(form.action).pathname);
  }

  function onClick(event: Pick<MouseEvent, 'target' | 'preventDefault' | 'metaKey' | 'ctrlKey'>) {
    const target = (event.target as Element).closest<HTMLElement>('[data-action]');
    if (target?.dataset['action'] === 'copy') void copy(Number(target.dataset['index']));
    if (target?.dataset['action'] === 'starter' && !event.metaKey && !event.ctrlKey) {
      event.preventDefault();
      fillBox(target.dataset['starter']!);
    }
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    // While an input method composes, Enter chooses a word; on a touch keyboard it is the only way to a new line.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== 'Enter' || event.shiftKey || isComposing || hasTouchKeyboard()) return;
    event.preventDefault();
    void send();
  }

  return {
    isEmpty,
    view,
    sending,
    isAsking,
    isBoxEmpty,
    isBusy,
    isAwake,
    news,
    onSubmit,
    onClick,
    onKeyDown,
    onInput: noteBox,
  };
}

/** Where the messages are: outside of the island. */
const transcript = () => document.getElementById('transcript')!;

/** Makes a POST and gives back what went wrong, if anything. */
async function deliver(path: string, body?: unknown, headers?: Record<string, string>): Promise<unknown> {
  try {
    await call('POST /api/conversations/{id}/messages', path, body, headers);
    return null;
  } catch (error) {
    return error;
  }
}

function report(failure: unknown) {
  if (failure instanceof CallError && failure.status === 401) return;
  const sentence = failure instanceof CallError ? failure.sentence : undefined;
  const text = sentence === undefined ? 'Failed to send message' : sendFailureText(sentence);
  void showToast({ title: 'Error', text, tone: 'destructive' });
}

/** The messages of a conversation as the server renders them. */
async function fetchTranscript(conversationId: string): Promise<string> {
  const response = await fetch(`/chat/${conversationId}/transcript`);
  if (!response.ok) throw new CallError(response.status, response.statusText);
  return response.text();
}

const hasTouchKeyboard = () => matchMedia('(pointer: coarse)').matches;

/** A key of a send. `crypto.randomUUID` is missing where a phone opens the page over plain http. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** A message where a conversation should be (spec.md §2). */
function looksLikeMessage(found: unknown): boolean {
  return typeof found === 'object' && found !== null && 'role' in found && 'content' in found;
}

function isEndInView(): boolean {
  const { scrollHeight } = document.documentElement;
  return scrollHeight - scrollY - innerHeight < 160;
}
