import { useStore } from '@nanostores/react';
import { stop } from '#islands/chat/requests.ts';
import { type ChatScreen, setDraftPlace } from '#islands/chat/screen.ts';
import { answerOf, requestOf } from '#islands/chat/store.ts';
import Typing from '#islands/chat/Typing.tsx';

/** What this page has asked for, and the answer while it is written. The transcript shows both once the answer has ended. */
export default function PendingAnswer({ screen }: { screen: ChatScreen }) {
  const state = useStore(screen.$chat);
  const request = requestOf(state);
  if (request === null) return null;
  const answer = answerOf(state);
  const help = answer?.phase === 'writing' ? answer.help : null;
  const isStopping = state.phase === 'stopping';
  return (
    <ol className="mt-6 flex flex-col gap-6">
      {request.phase === 'sending' && (
        <li
          dir="auto"
          data-message={answer === null ? undefined : answer.answer - 1}
          className="max-w-[85%] self-end rounded-2xl rounded-br-sm border border-line bg-card px-4 py-2.5 wrap-anywhere whitespace-pre-wrap"
        >
          {request.content}
        </li>
      )}
      {/* The server's own rendering. */}
      {answer !== null && help !== null && (
        <li data-help={answer.answer - 1} dangerouslySetInnerHTML={{ __html: help }} />
      )}
      <li data-message={answer?.answer} className="max-w-full self-start" aria-busy="true">
        {/* Filled by hand, block by block. */}
        <div ref={(place) => setDraftPlace(screen, place)} dir="auto" className="prose font-serif text-lg" />
        <div className="flex flex-wrap items-center gap-x-4">
          <Typing mentorName={screen.mentorName} isConnected={answer?.isConnected ?? true} />
          {answer !== null && (
            <button
              type="button"
              onClick={() => void stop(screen)}
              disabled={isStopping}
              className="button button-quiet text-sm"
            >
              {isStopping ? 'Stopping...' : 'Stop'}
            </button>
          )}
        </div>
      </li>
    </ol>
  );
}
