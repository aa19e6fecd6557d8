import { ArrowDown, SendHorizontal } from 'lucide-react';
import { useRef } from 'react';
import Typing from '#islands/chat/Typing.tsx';
import { useChat } from '#islands/chat/useChat.ts';

interface Props {
  conversationId: string;
  mentorName: string;
  /** Changes when the conversation does: what the server has rendered is kept as long as it is the same. */
  version: string;
  /** The index of the answer that was being written when the page was rendered, if one was. */
  waitsFor: number | null;
  /** The index of the question that the box holds again, if one is being edited. */
  editing: number | null;
  isEmpty: boolean;
  welcome: string;
  /** That it is an AI. */
  disclaimer: string;
  starters: readonly string[];
  /** What the box holds at first: a text that could not be sent, or the starter that was chosen. */
  draft: string;
  /** What was wrong with the message that was sent as a form. */
  error?: string | undefined;
  /** Whether `draft` was sent by the form and refused. */
  isRefused: boolean;
  /** Makes a form that is sent twice one message. */
  idempotencyKey: string;
}

/**
 * The conversation: complete as HTML from the server, smoother with this island awake (docs/contract.md §13.6). The messages stand before
 * it, in `#transcript`.
 */
export default function Chat(props: Props) {
  const { conversationId, mentorName, starters } = props;
  const boxRef = useRef<HTMLTextAreaElement>(null);
  const draftRef = useRef<HTMLDivElement>(null);
  const chat = useChat(props, boxRef, draftRef);
  const messages = `/api/conversations/${conversationId}/messages`;
  const waits = props.waitsFor !== null;
  const error = chat.sending === null ? props.error : undefined;

  if (chat.view === 'not-found') return <NotFound />;
  if (chat.view === 'reloading') return <Waiting text="Reloading conversation..." />;

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- hears the forms, links and buttons inside it
    <div className="contents" data-live={chat.isAwake || undefined} onSubmit={chat.onSubmit} onClick={chat.onClick}>
      <div id="end" className="grow pb-6">
        {chat.isEmpty && chat.sending === null && <Welcome {...{ conversationId, mentorName, starters }} text={props.welcome} />}
        {(chat.sending !== null || chat.isAsking) && (
          <ol className="mt-6 flex flex-col gap-6">
            {chat.sending !== null && (
              <li dir="auto" data-message={chat.asked === null ? undefined : chat.asked - 1} className="max-w-[85%] self-end rounded-2xl rounded-br-sm border border-line bg-card px-4 py-2.5 wrap-anywhere whitespace-pre-wrap">
                {chat.sending}
              </li>
            )}
            {/* The server's own rendering. */}
            {chat.help !== null && <li data-help={chat.help.index} dangerouslySetInnerHTML={{ __html: chat.help.html }} />}
            <li data-message={chat.asked ?? undefined} className="max-w-full self-start" aria-busy="true">
              {/* Filled by hand, block by block. */}
              <div ref={draftRef} dir="auto" className="prose font-serif text-lg" />
              <div className="flex flex-wrap items-center gap-x-4">
                <Typing mentorName={mentorName} isConnected={chat.isConnected} />
                {chat.stop !== null && (
                  <button type="button" onClick={chat.stop} disabled={chat.isStopping} className="button button-quiet text-sm">
                    {chat.isStopping ? 'Stopping...' : 'Stop'}
                  </button>
                )}
              </div>
            </li>
          </ol>
        )}
      </div>
      <output className="sr-only">{chat.news}</output>
      <div data-composer className="relative bottom-0 z-10 -mx-4 border-t border-line bg-paper px-4 pt-3 pb-2 tall:sticky">
        <div className="pointer-events-none absolute inset-x-0 bottom-full flex flex-wrap justify-center gap-2 px-4 pb-2">
          {chat.loading === 'waits' && (
            <p aria-live="polite" className="card appears-late flex min-h-11 items-center gap-2 px-4 text-sm">
              <span className="spinner" />
              Loading conversation...
            </p>
          )}
          {!chat.isAtEnd && (
            <button type="button" onClick={chat.goToLatest} className="button button-quiet pointer-events-auto bg-card text-sm shadow-md not-tall:hidden">
              <ArrowDown size={18} aria-hidden="true" />
              {chat.hasNewBelow ? 'New below: jump to latest' : 'Jump to latest'}
            </button>
          )}
        </div>
        {chat.loading === 'failed' && (
          <p role="alert" className="mb-2 flex flex-wrap items-center justify-between gap-x-3 text-sm">
            The conversation could not be loaded.
            <button type="button" onClick={chat.load} className="button button-quiet text-sm">
              Try Again
            </button>
          </p>
        )}
        {chat.editing !== null && chat.sending === null && (
          <p className="mb-2 flex flex-wrap items-center justify-between gap-x-3 text-sm text-muted">
            Editing your last question
            <a href={`/chat/${conversationId}`} data-action="cancel-edit" className="button button-quiet text-sm">
              Cancel
            </a>
          </p>
        )}
        <form method="post" action={chat.editing === null ? messages : `${messages}/${chat.editing}`} data-action="send" data-pending="Sending..." noValidate className="flex items-end gap-2">
          <input type="hidden" name="back" value={`/chat/${conversationId}${chat.editing === null ? '' : `?edit=${chat.editing}`}`} />
          <input type="hidden" name="role" value="user" />
          <input type="hidden" name="idempotencyKey" value={props.idempotencyKey} />
          <label htmlFor="content" className="sr-only">
            Your message to {mentorName}
          </label>
          <textarea
            id="content"
            dir="auto"
            name="content"
            ref={boxRef}
            rows={1}
            required
            // Without JavaScript the page looks for the answer by itself, and would take away what is typed meanwhile.
            readOnly={!chat.isAwake && waits}
            placeholder={`Ask ${mentorName} for guidance...`}
            aria-invalid={error ? true : undefined}
            aria-describedby={error && 'content-error'}
            defaultValue={props.draft}
            onInput={chat.onInput}
            onKeyDown={chat.onKeyDown}
            className="field field-sizing-content max-h-32 min-h-11 flex-1 resize-none"
          />
          <button className="button" disabled={chat.isAwake ? chat.isBusy || chat.isBoxEmpty : waits}>
            <SendHorizontal size={18} aria-hidden="true" />
            {chat.isBusy ? 'Sending...' : 'Send'}
          </button>
        </form>
        {error && (
          <p id="content-error" className="mt-1 text-sm font-semibold text-danger">
            {error}
          </p>
        )}
        <p className="mt-1.5 text-center text-xs text-muted">
          {props.disclaimer}
        </p>
      </div>
    </div>
  );
}

interface WelcomeProps {
  conversationId: string;
  mentorName: string;
  starters: readonly string[];
  text: string;
}

function Welcome({ conversationId, mentorName, starters, text }: WelcomeProps) {
  return (
    <section className="grid gap-6">
      <p className="font-serif text-lg whitespace-pre-line">{text}</p>
      <div>
        <h2 className="mb-3 text-lg font-semibold">Start a conversation with {mentorName}:</h2>
        <ul className="grid gap-2 sm:grid-cols-2">
          {starters.map((starter, at) => (
            <li key={starter} className="flex">
              <a
                href={`/chat/${conversationId}?starter=${at + 1}#content`}
                data-action="starter"
                data-starter={starter}
                title={starter}
                className="button button-quiet w-full justify-start text-left font-normal"
              >
                {shortened(starter)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Labels over 50 characters are cut to 47 and three dots (docs/contract.md §13.6). */
function shortened(text: string): string {
  const characters = [...text];
  return characters.length > 50 ? `${characters.slice(0, 47).join('')}...` : text;
}

function Waiting({ text }: { text: string }) {
  return (
    <output className="flex grow items-center justify-center gap-3 py-24">
      <span className="spinner" />
      {text}
    </output>
  );
}

function NotFound() {
  return (
    <div role="alert" className="mx-auto grid max-w-xl grow content-center justify-items-center gap-4 py-24 text-center">
      <h2 className="text-3xl font-semibold">Conversation Not Found</h2>
      <p className="text-muted">The conversation you're looking for doesn't exist or has been deleted.</p>
      <a href="/" className="button">
        Return Home
      </a>
    </div>
  );
}
