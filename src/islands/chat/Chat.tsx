import { useStore } from '@nanostores/react';
import Composer from '#islands/chat/Composer.tsx';
import { onClick, onSubmit } from '#islands/chat/events.ts';
import PendingAnswer from '#islands/chat/PendingAnswer.tsx';
import type { ScreenOptions } from '#islands/chat/screen.ts';
import { requestOf } from '#islands/chat/store.ts';
import { useScreen } from '#islands/chat/useScreen.ts';
import Welcome from '#islands/chat/Welcome.tsx';
import { useHydrated } from '#islands/useHydrated.ts';

interface Props extends ScreenOptions {
  welcome: string;
  /** That it is an AI. */
  disclaimer: string;
  starters: readonly string[];
  /** What the box holds at first: a text that could not be sent, or the starter that was chosen. */
  draft: string;
  /** What was wrong with the message that was sent as a form. */
  error?: string | undefined;
}

/**
 * The conversation: complete as HTML from the server, smoother with this island (docs/contract.md §13.6). The messages stand before it, in
 * `#transcript`.
 */
export default function Chat(props: Props) {
  const { conversationId, mentorName, starters } = props;
  const screen = useScreen(props);
  const conversation = useStore(screen.$conversation);
  const isHydrated = useHydrated();
  const isSending = requestOf(useStore(screen.$chat))?.phase === 'sending';
  const announcement = useStore(screen.$announcement);

  if (conversation.view === 'not-found') return <NotFound />;
  if (conversation.view === 'reloading') return <Waiting text="Reloading conversation..." />;

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- hears the forms, links and buttons inside it
    <div
      className="contents"
      data-live={isHydrated || undefined}
      onSubmit={(event) => onSubmit(screen, event)}
      onClick={(event) => onClick(screen, event)}
    >
      <div id="end" className="grow pb-6">
        {conversation.isEmpty && !isSending && (
          <Welcome {...{ conversationId, mentorName, starters }} text={props.welcome} />
        )}
        <PendingAnswer screen={screen} />
      </div>
      <output className="sr-only">{announcement}</output>
      <Composer
        {...{ screen, isHydrated }}
        loading={conversation.loading}
        disclaimer={props.disclaimer}
        draft={props.draft}
        error={props.error}
        idempotencyKey={props.idempotencyKey}
        wasWriting={props.waitsFor !== null}
      />
    </div>
  );
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
    <div
      role="alert"
      className="mx-auto grid max-w-xl grow content-center justify-items-center gap-4 py-24 text-center"
    >
      <h2 className="text-3xl">Conversation Not Found</h2>
      <p className="text-muted">The conversation you're looking for doesn't exist or has been deleted.</p>
      <a href="/" className="button">
        Return Home
      </a>
    </div>
  );
}
