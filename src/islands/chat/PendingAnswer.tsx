import { useStore } from '@nanostores/react';
import { type ChatScreen, setDraftPlace } from '#islands/chat/screen.ts';
import { answerOf, requestOf } from '#islands/chat/store.ts';
import Speaker from '#islands/chat/Speaker.tsx';
import Typing from '#islands/chat/Typing.tsx';

/** What this page has asked for, and the answer while it is written. The transcript shows both once the answer has ended. */
export default function PendingAnswer({ screen }: { screen: ChatScreen }) {
  const state = useStore(screen.$chat);
  const request = requestOf(state);
  if (request === null) return null;
  const answer = answerOf(state);
  const help = answer?.phase === 'writing' ? answer.help : null;
  return (
    <ol className="mt-6 flex flex-col gap-6">
      {request.phase === 'sending' && (
        <li
          dir="auto"
          data-question
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
        <Speaker name={screen.mentorName} image={screen.mentorImage} />
        {/* Filled by hand, block by block. */}
        <div ref={(place) => setDraftPlace(screen, place)} dir="auto" className="prose font-serif text-lg" />
        <Typing mentorName={screen.mentorName} isConnected={answer?.isConnected ?? true} />
      </li>
    </ol>
  );
}
