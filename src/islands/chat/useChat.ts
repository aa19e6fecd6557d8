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
import { errors, sendFailureText } from '#api/errors.ts';
import { askAndWatch, joinAndWatch, longer, pause, shortestPauseMs, type Watcher } from '#islands/chat/answer-stream.ts';
import { DraftView } from '#islands/chat/draft-view.ts';
import { keepDraft, keepSending, keptDraft, keptSending } from '#islands/chat/draft.ts';
import { fillBox } from '#islands/chat/fill-box.ts';
import { copyMessage, reactTo, showEarlier } from '#islands/chat/message-actions.ts';
import { newKey } from '#islands/chat/newKey.ts';
import { $toast, showToast } from '#islands/toasts.ts';
import {
  bringIntoView,
  fetchMessages,
  followOpening,
  hideFrom,
  isEndInView,
  latestHelp,
  leadToOlder,
  messageAt,
  notePlace,
  onEndMoved,
  scrollToEnd,
  showHelp,
  spokenHelp,
  transcript,
} from '#islands/chat/transcript.ts';
import { writingText } from '#islands/chat/Typing.tsx';
import {
  type Conversation,
  isWaiting,
  lastIndexOf,
  lastQuestionOf,
  signInAgain,
  textAt,
  useConversation,
} from '#islands/chat/useConversation.ts';

interface Options {
  conversationId: string;
  mentorName: string;
  version: string;
  /** The index of the answer that was being written when the page was rendered, if one was. */
  waitsFor: number | null;
  /** The index of the question that is being edited, if one is. */
  editing: number | null;
  isEmpty: boolean;
  /** Whether the box holds a message that was sent by the form and refused. */
  isRefused: boolean;
  idempotencyKey: string;
}

/** The state of the chat screen and what can be done on it. What holds is on the server; this shows it. */
export function useChat(
  { conversationId, mentorName, version, waitsFor: waitedFor, editing: wasEditing, isEmpty: wasEmpty, isRefused, idempotencyKey }: Options,
  boxRef: RefObject<HTMLTextAreaElement | null>,
  draftRef: RefObject<HTMLElement | null>,
) {
  const path = `/api/conversations/${conversationId}`;
  const [sending, setSending] = useState<string | null>(null);
  /** The index of the question that is asked again. */
  const [asking, setAsking] = useState<number | null>(null);
  /** The index of the answer that this page has asked for, once it is known. */
  const [asked, setAsked] = useState<number | null>(null);
  const [help, setHelp] = useState<{ index: number; html: string } | null>(null);
  const [isStopping, setIsStopping] = useState(false);
  const [editing, setEditing] = useState(wasEditing);
  const [isBoxEmpty, setIsBoxEmpty] = useState(false);
  // False in the server's HTML and while React takes it over, true from then on.
  const isAwake = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const [news, setNews] = useState('');
  /** Whether the answer that is being written can be heard. */
  const [isConnected, setIsConnected] = useState(true);
  const isAtEnd = useSyncExternalStore(onEndMoved, isEndInView, () => true);
  /** Whether something has been written below what is in view. */
  const [hasNewBelow, setHasNewBelow] = useState(false);
  if (isAtEnd && hasNewBelow) setHasNewBelow(false);
  /** What the box held before React took it over, which sets it back to what the server gave. */
  const [typedBefore] = useState(() => (typeof document === 'undefined' ? '' : document.querySelector<HTMLTextAreaElement>('#content')!.value));
  /** The key of the last text that was tried: the same text again is a repeat, another one is not. */
  const attempt = useRef<{ content: string | null; key: string }>({ content: null, key: idempotencyKey });
  /** The page before was left while its draft was on its way: whether that has arrived is not known yet. */
  const isDraftUnsettled = useRef(false);
  const goesToEnd = useRef(false);
  /** Puts what is read back to its place once the screen has changed. */
  const restorePlace = useRef<(() => void) | null>(null);
  /** Whether the answer that this page asks for is known to be written: its message has arrived. */
  const hasBegun = useRef(false);
  /** Whether help stands below the question already. */
  const isHelped = useRef(false);
  /** Whether help has come after the question: it must be seen before anything else. */
  const mustShowHelp = useRef(false);

  const { isEmpty, waitsFor, view, latest, loading, load, refetch } = useConversation({
    conversationId,
    version,
    waitsFor: waitedFor,
    isEmpty: wasEmpty,
    onFound: settleDraft,
    onFault: () => isDraftUnsettled.current && putBack(keptSending(conversationId)),
  });

  const isAsking = asking !== null;
  const isBusy = sending !== null || waitsFor !== null || isAsking;
  /** The first message that stands below already, or gives way to what is written there. */
  const replaced = asking !== null ? asking + 1 : sending === null ? null : (editing ?? (asked === null ? null : asked - 1));

  const loadNow = useEffectEvent((extent: 'unless-same' | 'all') => void load(extent));
  const restoreAtFirst = useEffectEvent(() => {
    // Whether it was sent is known only when the conversation is there.
    isDraftUnsettled.current = keptSending(conversationId) !== '';
    restoreDraft();
  });

  const takeOver = useEffectEvent(() => {
    if (typedBefore !== '') boxRef.current!.value = typedBefore;
  });

  useEffect(() => takeOver(), []);
  useEffect(() => {
    if (view === 'conversation') restoreAtFirst();
  }, [view]);

  const onSubmitThere = useEffectEvent((event: Event) => onSubmit(event));
  const onClickThere = useEffectEvent((event: MouseEvent) => onClick(event));

  useEffect(() => {
    // The messages stand outside of what React renders.
    transcript().addEventListener('submit', onSubmitThere);
    transcript().addEventListener('click', onClickThere);
    leadToOlder();
    loadNow('unless-same');
    // The back button may bring the page back as it was left.
    const onPageShow = (event: PageTransitionEvent) => event.persisted && loadNow('all');
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, []);

  const joinNow = useEffectEvent((index: number, isLeft: AbortSignal) => void join(index, isLeft));
  const stopNow = useEffectEvent(() => void stop());

  useEffect(() => {
    if (waitsFor === null || sending !== null || isAsking) return undefined;
    const left = new AbortController();
    joinNow(waitsFor, left.signal);
    return () => left.abort();
  }, [waitsFor, sending, isAsking]);

  useEffect(() => {
    if (!isBusy) return undefined;
    // One Escape closes one thing: a toast that stood when it was pressed, what is being composed, a dialog, or the answer.
    let isForToast = false;
    const onKeyFirst = () => void (isForToast = $toast.get() !== null);
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isForToast || isComposing(event)) return;
      if (!document.querySelector('dialog[open]')) stopNow();
    };
    addEventListener('keydown', onKeyFirst, true);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('keydown', onKeyFirst, true);
      removeEventListener('keydown', onKey);
    };
  }, [isBusy]);

  // The messages are the server's HTML: what React would do by props is done here by hand.
  useLayoutEffect(() => {
    transcript().hidden = view !== 'conversation';
    hideFrom(replaced);
    const buttons = (action: string) =>
      transcript().querySelectorAll<HTMLButtonElement>(`[data-action=${action}] button`);
    for (const button of buttons('answer')) button.disabled = isBusy;
    for (const button of buttons('stop')) button.disabled = isStopping;
    for (const words of transcript().querySelectorAll('[data-typing] p')) words.textContent = writingText(mentorName, isConnected);
    restorePlace.current?.();
    const shownHelp = latestHelp();
    if (mustShowHelp.current && shownHelp) bringIntoView(shownHelp);
    else if (goesToEnd.current) scrollToEnd();
    restorePlace.current = null;
    goesToEnd.current = false;
    mustShowHelp.current = false;
  });

  function noteBox() {
    const field = boxRef.current!;
    setIsBoxEmpty(field.value.trim() === '');
    // What is typed while a new wording is on its way is the next message.
    keepDraft(conversationId, field.value, sending === null ? editing : null);
    growBox();
  }

  function growBox() {
    // Where the style sheet cannot let it grow with its content.
    if (CSS.supports('field-sizing', 'content')) return;
    const field = boxRef.current!;
    field.style.height = 'auto';
    field.style.height = `${field.scrollHeight + 2}px`;
  }

  /** @param of the question whose new wording it is, if it is one */
  function showDraft(of: number | null, otherwise = '') {
    boxRef.current!.value = keptDraft(conversationId, of) || otherwise;
    setIsBoxEmpty(boxRef.current!.value.trim() === '');
    growBox();
  }

  function restoreDraft() {
    const { value } = boxRef.current!;
    // What was refused is newer than what this tab has kept.
    if (value === '' || (editing !== null && !isRefused)) showDraft(editing, value);
    noteBox();
  }

  /** Puts a message that has not arrived back into the box, before what was typed since. */
  function putBack(content: string) {
    const box = boxRef.current;
    if (box === null) return;
    const since = editing === null ? box.value : '';
    if (!since.startsWith(content)) box.value = since === '' ? content : `${content}\n${since}`;
    setIsBoxEmpty(false);
    keepDraft(conversationId, box.value, editing);
    growBox();
  }

  /** A page that was left while its message was on its way: one that has arrived must not be sent again. */
  function settleDraft(found: Conversation) {
    // Something else may have been sent since the page was opened.
    if (!isDraftUnsettled.current) return;
    isDraftUnsettled.current = false;
    const content = keptSending(conversationId);
    keepSending(conversationId, '');
    if (lastQuestionOf(found)?.content !== content) putBack(content);
    // It was put back as long as nobody could say.
    else if (boxRef.current?.value.startsWith(content)) {
      boxRef.current.value = boxRef.current.value.slice(content.length).trimStart();
      noteBox();
    }
  }

  /** Shows an answer while it is written: below what this page has sent, else where the server has put it. */
  function watcher(): Watcher {
    const draft = new DraftView();
    return {
      onStarted({ index, help: hasHelp }) {
        setAsked(index);
        hasBegun.current = true;
        if (hasHelp) void bringHelp(index - 1);
      },
      onHelp({ index }) {
        // Whoever was cut off is told again.
        if (!isHelped.current) void bringHelp(index);
      },
      onDelta(delta) {
        const place = draftRef.current ?? transcript().querySelector<HTMLElement>('[data-writing] .prose');
        if (place === null) return;
        // Whoever is shown where to find help is not led away from it.
        const follows = !isHelped.current && isEndInView();
        draft.apply(place, delta);
        if (follows) scrollToEnd();
        else if (!isEndInView()) setHasNewBelow(true);
      },
      onConnection: noteConnection,
    };
  }

  function noteConnection(isThere: boolean) {
    setIsConnected(isThere);
    if (!isThere) setNews('The connection is lost. Reconnecting…');
    else setNews((told) => (told.includes('Reconnecting…') ? `${mentorName} is writing…` : told));
  }

  /** Where to find help stands below a message that speaks of danger before anything else does. */
  async function bringHelp(index: number) {
    // With the messages and not by an address of its own, which would tell in whatever logs addresses. Should it not come, it
    // does with the answer.
    const fetched = await fetchMessages(conversationId, { from: index }).catch(() => null);
    const found = fetched?.querySelector(`[data-help="${index}"]`);
    if (!found) return;
    isHelped.current = true;
    const question = messageAt(index);
    if (question === null || question.hidden) setHelp({ index, html: found.innerHTML });
    else if (!showHelp(question, found)) return;
    mustShowHelp.current = true;
    setNews(spokenHelp(found));
  }

  async function join(index: number, isLeft: AbortSignal) {
    isHelped.current = false;
    const helpHere = () => transcript().querySelector(`[data-help="${index - 1}"]`) !== null;
    const wasHelped = helpHere();
    for (let pauseMs = shortestPauseMs; ; pauseMs = longer(pauseMs)) {
      const failure = await joinAndWatch(`${path}/messages`, index, { ...watcher(), onStarted() {} }, isLeft);
      const found = await refetchPatiently(isLeft);
      if (isLeft.aborted) return;
      setIsStopping(false);
      mustShowHelp.current = helpHere() && !wasHelped && !isHelped.current;
      // It takes longer than one may watch at a time, or the server could not look for a moment.
      if (found === null || !isWaiting(found)) return announce(failure, found);
      await pause(pauseMs);
      if (isLeft.aborted) return;
    }
  }

  /** Asks until the server can be asked: what is on the screen is not there any more, and must not go without the new. */
  async function refetchPatiently(isLeft?: AbortSignal): Promise<Conversation | null> {
    for (let pauseMs = shortestPauseMs; ; pauseMs = longer(pauseMs)) {
      const found = await refetch();
      if (found !== undefined || isLeft?.aborted) {
        setIsConnected(true);
        return found ?? null;
      }
      noteConnection(false);
      await pause(pauseMs);
    }
  }

  async function send() {
    const content = boxRef.current!.value.trim();
    if (content === '' || isBusy) return;
    // Wherever one has read: what is sent is seen.
    goesToEnd.current = true;
    isHelped.current = false;
    hasBegun.current = false;
    setSending(content);
    setNews(`${mentorName} is writing…`);
    // The button that was used is about to be disabled; the keyboard goes on where one writes.
    if (!hasTouchKeyboard()) boxRef.current!.focus({ preventScroll: true });
    // Kept until it has arrived: this tab may be closed while it is on its way. A draft from before the editing comes back.
    if (editing === null) {
      keepSending(conversationId, content);
      keepDraft(conversationId, '');
    }
    showDraft(null);
    const { content: before, key } = attempt.current;
    attempt.current = { content, key: before === null || before === content ? key : newKey() };
    isDraftUnsettled.current = false;
    const next = editing ?? (latest.current === null ? 0 : lastIndexOf(latest.current) + 1);
    const failure = await askAndWatch(
      `${path}/messages`,
      {
        path: editing === null ? `${path}/messages` : `${path}/messages/${editing}`,
        body: { content, role: 'user' },
        headers: { 'idempotency-key': attempt.current.key },
      },
      watcher(),
    );
    const found = hasBegun.current ? await refetchPatiently() : ((await refetch()) ?? null);
    if (editing === null) keepSending(conversationId, '');
    // The provider's failures leave the message stored and unanswered, and a lost reply may leave it answered: in both
    // cases it need not come back into the box.
    const stored = lastQuestionOf(found);
    const isStored = stored !== undefined && stored.index! >= next && stored.content === content;
    if (!failure || isStored) {
      attempt.current = { content: null, key: newKey() };
      endEditing();
    } else if (editing !== null && stored && stored.index! > editing) {
      // Somebody has asked since, in another tab: it is a message of its own now.
      endEditing();
      fillBox(boxRef.current!, content);
    } else putBack(content);
    setSending(null);
    // What went wrong after it had arrived is told by the conversation.
    finish(isStored && !(failure instanceof CallError) ? null : failure, found);
    const told = isHelped.current ? null : transcript().querySelector(`[data-help="${next}"]`);
    mustShowHelp.current = told !== null;
    if (told) setNews((answered) => `${spokenHelp(told)} ${answered}`);
  }

  async function answerAgain(form: HTMLFormElement) {
    if (isBusy) return;
    isHelped.current = false;
    hasBegun.current = false;
    setAsking(Number(form.dataset['index']));
    setNews(`${mentorName} is writing…`);
    if (!hasTouchKeyboard()) boxRef.current!.focus({ preventScroll: true });
    goesToEnd.current = true;
    const { after } = Object.fromEntries(new FormData(form));
    const request = { path: new URL(form.action).pathname, body: { after } };
    const failure = await askAndWatch(`${path}/messages`, request, watcher());
    const found = hasBegun.current ? await refetchPatiently() : ((await refetch()) ?? null);
    setAsking(null);
    finish(failure, found);
  }

  /** After an answer that this page has asked for. */
  function finish(failure: unknown, found: Conversation | null) {
    restorePlace.current = notePlace();
    setAsked(null);
    setHelp(null);
    setIsStopping(false);
    announce(failure, found);
    if (failure && !wasStopped(failure)) report(failure);
    if (failure instanceof CallError && failure.status === 401) {
      signInAgain(editing === null ? location.pathname : `${location.pathname}?edit=${editing}`);
    }
  }

  /** Lets those hear the whole answer who do not see it (not each word while it is written). */
  function announce(failure: unknown, found: Conversation | null) {
    const answer = [...transcript().querySelectorAll('li .prose')].at(-1);
    const isThere = !failure && found?.messages.at(-1)?.role === 'assistant';
    setNews(isThere && answer ? `${mentorName}: ${answer.textContent}` : '');
  }

  async function stop() {
    const index = asked ?? waitsFor;
    if (index === null || isStopping) return;
    setIsStopping(true);
    // The button that was used is about to be disabled.
    if (!hasTouchKeyboard()) boxRef.current!.focus({ preventScroll: true });
    try {
      await call('POST /api/conversations/{id}/messages/{messageIndex}/stop', `${path}/messages/${index}/stop`);
    } catch (error) {
      setIsStopping(false);
      report(error, 'Failed to stop the answer');
      if (error instanceof CallError && error.status === 401) signInAgain();
    }
  }

  async function edit(index: number) {
    const message = textAt(latest.current ?? (await load('end')) ?? null, index);
    if (message === undefined || isBusy) return;
    setEditing(index);
    showDraft(index, message);
    boxRef.current!.focus();
  }

  function endEditing() {
    if (editing === null) return;
    keepDraft(conversationId, '', editing);
    setEditing(null);
    // A reload must not edit it again.
    if (new URLSearchParams(location.search).has('edit')) history.replaceState(history.state, '', location.pathname);
  }

  function cancelEdit() {
    endEditing();
    showDraft(null);
    boxRef.current!.focus();
  }

  async function showEarlierMessages(link: HTMLElement) {
    setNews('');
    setNews(await showEarlier(conversationId, link));
  }

  function onSubmit(event: Pick<Event, 'target' | 'preventDefault'>) {
    const form = event.target as HTMLFormElement;
    event.preventDefault();
    if (form.dataset['action'] === 'send') void send();
    if (form.dataset['action'] === 'react') void reactTo(conversationId, form, () => refetch('unless-same'));
    if (form.dataset['action'] === 'answer') void answerAgain(form);
    if (form.dataset['action'] === 'stop') void stop();
  }

  function goToLatest() {
    scrollToEnd();
    // The button is about to go.
    if (!hasTouchKeyboard()) boxRef.current!.focus({ preventScroll: true });
  }

  function onClick(event: Pick<MouseEvent, 'target' | 'preventDefault' | 'metaKey' | 'ctrlKey'>) {
    const chip = (event.target as Element).closest('.sources summary');
    if (chip) followOpening(chip);
    const target = (event.target as Element).closest<HTMLElement>('[data-action]');
    if (target?.dataset['action'] === 'copy') {
      const index = Number(target.dataset['index']);
      void copyMessage(conversationId, index, textAt(latest.current, index));
    }
    // A link that is to open elsewhere is a link.
    if (event.metaKey || event.ctrlKey) return;
    if (target?.dataset['action'] === 'starter') {
      event.preventDefault();
      fillBox(boxRef.current!, target.dataset['starter']!);
    }
    if (target?.dataset['action'] === 'earlier') {
      event.preventDefault();
      void showEarlierMessages(target);
    }
    if (target?.dataset['action'] === 'edit') {
      event.preventDefault();
      void edit(Number(target.dataset['index']));
    }
    if (target?.dataset['action'] === 'cancel-edit') {
      event.preventDefault();
      cancelEdit();
    }
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    // While an input method composes, Enter chooses a word; on a touch keyboard it is the only way to a new line.
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent) || hasTouchKeyboard()) return;
    event.preventDefault();
    void send();
  }

  return {
    editing,
    help,
    asked,
    isAtEnd,
    hasNewBelow,
    goToLatest,
    loading,
    load: () => void load('unless-same'),
    isConnected,
    isStopping,
    stop: asked === null ? null : () => void stop(),
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

/** Nothing went wrong then: the person wanted it so, and the screen says it. */
const wasStopped = (failure: unknown) => failure instanceof CallError && failure.sentence === errors.stopped.message;

function report(failure: unknown, words = 'Failed to send message') {
  if (failure instanceof CallError && failure.status === 401) return;
  const sentence = failure instanceof CallError ? failure.sentence : undefined;
  const text = sentence === undefined ? words : sendFailureText(sentence);
  void showToast({ title: 'Error', text, tone: 'destructive' });
}

/** Whether an input method hears the key: it chooses or gives up a word with it. */
const isComposing = (event: globalThis.KeyboardEvent) => event.isComposing || event.keyCode === 229;

const hasTouchKeyboard = () => matchMedia('(pointer: coarse)').matches;
