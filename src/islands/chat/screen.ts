import { atom, type WritableAtom } from 'nanostores';
import { type ChatStore, createChatStore } from '#islands/chat/store.ts';

/** The last messages as the browser knows them, for copying and editing: the page has the rest as HTML. */
export interface Conversation {
  messages: { index: number; role: 'user' | 'assistant'; content: string }[];
  /** The index of the answer that is being written. */
  waitsFor: number | null;
  /** Changes when the conversation does. */
  version: string;
}

/** What the conversation query says (docs/contract.md §13.6). */
export type ConversationState =
  | {
      view: 'shown';
      isEmpty: boolean;
      waitsFor: number | null;
      /** What is said while nothing else tells that the screen waits for the server. */
      loading: 'waits' | 'failed' | null;
    }
  | { view: 'reloading' }
  | { view: 'not-found' };

export interface ComposerState {
  /** The index of the question that the box holds for editing. */
  revises: number | null;
  isEmpty: boolean;
}

/** What is to be brought into view once the screen shows a change. Help goes before the end. */
export interface NextView {
  restorePlace?: () => void;
  toQuestion?: true;
  toHelp?: true;
}

/** One open chat screen. Every module of the chat works on it. */
export interface ChatScreen {
  readonly conversationId: string;
  /** The API's path of its messages. */
  readonly messagesPath: string;
  readonly mentorName: string;
  /** Path of the portrait. */
  readonly mentorImage: string;
  readonly $chat: ChatStore;
  readonly $conversation: WritableAtom<ConversationState>;
  readonly $composer: WritableAtom<ComposerState>;
  /** What a screen reader is told. */
  readonly $announcement: WritableAtom<string>;
  /** Whether something has been written below what is in view. */
  readonly $hasNewBelow: WritableAtom<boolean>;
  readonly $nextView: WritableAtom<NextView | null>;
  /** The composer's field. */
  box: HTMLTextAreaElement | null;
  /** Where the answer to the page's own request is written. */
  draftPlace: HTMLElement | null;
  readonly query: QueryMemory;
  readonly sending: SendingMemory;
}

/** What the conversation query remembers between two fetches. */
interface QueryMemory {
  latest: Conversation | null;
  shownVersion: string;
  /** Counts the fetches. */
  turns: number;
  /** The fetch that the screen shows. */
  shownTurn: number;
}

/** What the composer remembers between two messages. */
interface SendingMemory {
  /** Whether the box holds a message that was sent by the form and refused. */
  readonly isRefused: boolean;
  /** What was typed before hydration, which sets the field back to what the server gave. */
  typedBefore: string;
  /** The key of the last text that was tried: the same text again is a repeat, another one is not. */
  attempt: { content: string | null; key: string };
  /** The page before was left while it sent a message, and whether that has arrived is not known yet. */
  isUnsettled: boolean;
}

export interface ScreenOptions {
  conversationId: string;
  mentorName: string;
  /** Path of the portrait. */
  mentorImage: string;
  /** Of the conversation as the page was rendered. */
  version: string;
  /** The index of the answer that was being written then. */
  waitsFor: number | null;
  /** The index of the question that the box holds for editing. */
  editing: number | null;
  isEmpty: boolean;
  isRefused: boolean;
  /** Makes a form that is sent twice one message. */
  idempotencyKey: string;
}

export function createScreen(options: ScreenOptions): ChatScreen {
  const { conversationId, mentorName, mentorImage, version, waitsFor, editing, isEmpty, isRefused, idempotencyKey } =
    options;
  const field = typeof document === 'undefined' ? null : document.querySelector<HTMLTextAreaElement>('#content');
  return {
    conversationId,
    messagesPath: `/api/conversations/${conversationId}/messages`,
    mentorName,
    mentorImage,
    $chat: createChatStore(waitsFor),
    $conversation: atom<ConversationState>({ view: 'shown', isEmpty, waitsFor, loading: null }),
    $composer: atom<ComposerState>({ revises: editing, isEmpty: false }),
    $announcement: atom(''),
    $hasNewBelow: atom(false),
    $nextView: atom<NextView | null>(null),
    box: null,
    draftPlace: null,
    query: { latest: null, shownVersion: version, turns: 0, shownTurn: 0 },
    sending: {
      isRefused,
      typedBefore: field?.value ?? '',
      attempt: { content: null, key: idempotencyKey },
      isUnsettled: false,
    },
  };
}

/** Brings something into view with the next change of the screen. */
export function thenShow({ $nextView }: ChatScreen, view: NextView): void {
  $nextView.set({ ...$nextView.get(), ...view });
}

export function setBox(screen: ChatScreen, element: HTMLTextAreaElement | null): void {
  screen.box = element;
}

export function setDraftPlace(screen: ChatScreen, element: HTMLElement | null): void {
  screen.draftPlace = element;
}
