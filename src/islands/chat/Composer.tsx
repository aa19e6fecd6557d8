import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { noteInput, openComposer } from '#islands/chat/composer.ts';
import { onBoxKeyDown } from '#islands/chat/events.ts';
import JumpToLatest from '#islands/chat/JumpToLatest.tsx';
import { load } from '#islands/chat/conversation.ts';
import { type ChatScreen, setBox } from '#islands/chat/screen.ts';
import { stop } from '#islands/chat/requests.ts';
import { answerOf, requestOf } from '#islands/chat/store.ts';
import SymbolIcon from '#islands/chat/SymbolIcon.tsx';

interface Props {
  screen: ChatScreen;
  isHydrated: boolean;
  loading: 'waits' | 'failed' | null;
  disclaimer: string;
  /** What the box holds at first. */
  draft: string;
  error: string | undefined;
  idempotencyKey: string;
  /** Whether an answer was being written when the page was rendered. */
  wasWriting: boolean;
}

/** Where a message is typed, and what is told right above it. */
export default function Composer(props: Props) {
  const { screen, loading } = props;
  const { revises } = useStore(screen.$composer);
  const isSending = requestOf(useStore(screen.$chat))?.phase === 'sending';
  const error = isSending ? undefined : props.error;

  useEffect(() => openComposer(screen), [screen]);

  return (
    <div
      data-composer
      className="relative bottom-0 z-10 -mx-4 border-t border-line bg-paper px-4 pt-2.5 pb-1.5 tall:sticky"
    >
      <div className="pointer-events-none absolute inset-x-0 bottom-full flex flex-wrap justify-center gap-2 px-4 pb-2">
        {loading === 'waits' && (
          <p aria-live="polite" className="card appears-late flex min-h-11 items-center gap-2 px-4 text-sm">
            <span className="spinner" />
            Loading conversation...
          </p>
        )}
        <JumpToLatest screen={screen} />
      </div>
      {loading === 'failed' && (
        <p role="alert" className="mb-2 flex flex-wrap items-center justify-between gap-x-3 text-sm">
          The conversation could not be loaded.
          <button
            type="button"
            onClick={() => void load(screen, 'unless-same')}
            className="button button-quiet text-sm"
          >
            Try Again
          </button>
        </p>
      )}
      {revises !== null && !isSending && (
        <p className="mb-2 flex flex-wrap items-center justify-between gap-x-3 text-sm text-muted">
          Editing your last question
          <a href={`/chat/${screen.conversationId}`} data-action="cancel-edit" className="button button-quiet text-sm">
            Cancel
          </a>
        </p>
      )}
      <MessageForm {...props} {...{ revises, error }} />
      {error && (
        <p id="content-error" className="mt-1 text-sm font-semibold text-danger">
          {error}
        </p>
      )}
      <p className="mt-1 text-center text-xs text-muted">{props.disclaimer}</p>
    </div>
  );
}

function MessageForm({
  screen,
  isHydrated,
  draft,
  error,
  idempotencyKey,
  wasWriting,
  revises,
}: Props & { revises: number | null }) {
  const { conversationId, messagesPath, mentorName } = screen;
  const { isEmpty } = useStore(screen.$composer);
  return (
    <form
      method="post"
      action={revises === null ? messagesPath : `${messagesPath}/${revises}`}
      data-action="send"
      data-pending="Sending..."
      noValidate
      className="flex items-end gap-2"
    >
      <input type="hidden" name="back" value={`/chat/${conversationId}${revises === null ? '' : `?edit=${revises}`}`} />
      <input type="hidden" name="role" value="user" />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <label htmlFor="content" className="sr-only">
        Your message to {mentorName}
      </label>
      <textarea
        id="content"
        dir="auto"
        name="content"
        ref={(field) => setBox(screen, field)}
        rows={1}
        required
        // Without JavaScript the page looks for the answer by itself, and would take away what is typed meanwhile.
        readOnly={!isHydrated && wasWriting}
        placeholder={`Ask ${mentorName} for guidance...`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && 'content-error'}
        defaultValue={draft}
        onInput={() => noteInput(screen)}
        onKeyDown={(event) => onBoxKeyDown(screen, event.nativeEvent)}
        className="field field-sizing-content max-h-[8.9rem] min-h-11 flex-1 resize-none py-2.5 leading-[1.3] placeholder:truncate"
      />
      <SendButton {...{ screen, isHydrated, wasWriting, isEmpty }} />
    </form>
  );
}

/** An icon that sends, and stops what is being written. That a message is being sent is said to those who do not see it. */
function SendButton({
  screen,
  isHydrated,
  wasWriting,
  isEmpty,
}: Pick<Props, 'screen' | 'isHydrated' | 'wasWriting'> & { isEmpty: boolean }) {
  const state = useStore(screen.$chat);
  const isBusy = state.phase !== 'idle';
  const isWriting = isHydrated && answerOf(state) !== null;
  return (
    <>
      <button
        className={isWriting ? 'sr-only' : 'button size-11 p-0'}
        title={isBusy ? undefined : 'Send'}
        disabled={isHydrated ? isBusy || isEmpty : wasWriting}
      >
        {isBusy ? <span className="spinner size-5" /> : <SymbolIcon name="send-horizontal" />}
        <span className="sr-only">{isBusy ? 'Sending...' : 'Send'}</span>
      </button>
      {isWriting && (
        <button
          type="button"
          className="button size-11 p-0"
          title="Stop"
          disabled={state.phase === 'stopping'}
          onClick={() => void stop(screen)}
        >
          <SymbolIcon name="square" />
          <span className="sr-only">{state.phase === 'stopping' ? 'Stopping...' : 'Stop'}</span>
        </button>
      )}
    </>
  );
}
