import type { AnswerState, ShownMessage } from '#api/conversations.ts';
import { errors } from '#api/errors.ts';
import MessageIcon from '#islands/MessageIcon.tsx';

interface Props {
  conversationId: string;
  mentorName: string;
  messages: readonly ShownMessage[];
  answer: AnswerState | null;
  /** While a reaction is on its way no other can be given. */
  isReacting?: boolean;
}

/**
 * The messages of a conversation. Rendered on the server, where each reaction is a form that works by itself, and again by
 * the chat island after a change. It holds no state: the island listens for the forms' events from above.
 */
export default function Messages({ conversationId, mentorName, messages, answer, isReacting = false }: Props) {
  const path = `/api/conversations/${conversationId}/messages`;
  return (
    <ol className="flex flex-col gap-6">
      {messages.map((message) =>
        message.role === 'user' ? (
          <li key={message.index} id={`message-${message.index}`} className="max-w-[85%] self-end">
            <span className="sr-only">You: </span>
            <div
              className="prose rounded-2xl rounded-br-sm border border-line bg-card px-4 py-2.5"
              dangerouslySetInnerHTML={{ __html: message.html }}
            />
            {answer?.state === 'failed' && answer.questionIndex === message.index && (
              <form
                method="post"
                action={`${path}/${message.index}/answer`}
                data-action="answer"
                data-pending="Asking..."
                className="mt-2 flex flex-wrap items-center justify-end gap-x-3 gap-y-1 text-sm"
              >
                <p className="text-danger">Unanswered: {errors[answer.failure].message}.</p>
                <button className="button button-quiet">
                  <MessageIcon name="rotate-ccw" /> Answer again
                </button>
              </form>
            )}
          </li>
        ) : (
          <li key={message.index} id={`message-${message.index}`} className="message max-w-full self-start">
            <span className="sr-only">{mentorName}: </span>
            <div className="prose font-serif text-lg" dangerouslySetInnerHTML={{ __html: message.html }} />
            {message.sources.length > 0 && <Sources sources={message.sources} />}
            <Actions path={path} message={message} isReacting={isReacting} />
          </li>
        ),
      )}
      {answer !== null && answer.state !== 'failed' && <Typing mentorName={mentorName} />}
    </ol>
  );
}

function Sources({ sources }: { sources: readonly string[] }) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2 text-sm">
      <span className="font-semibold">Sources:</span>
      <ol className="contents">
        {sources.map((source, at) => (
          <li key={at} className="chip">
            <span aria-hidden="true" className="text-accent">
              {at + 1}
            </span>
            {source}
          </li>
        ))}
      </ol>
    </div>
  );
}

const reactions = [
  { emoji: '👍', label: 'Thumbs up', icon: 'thumbs-up' },
  { emoji: '👎', label: 'Thumbs down', icon: 'thumbs-down' },
] as const;

function Actions({ path, message, isReacting }: { path: string; message: ShownMessage; isReacting: boolean }) {
  return (
    <div className="mt-1 flex min-h-11 flex-wrap items-center gap-1">
      {message.reactions.map((emoji) => (
        <ReactionForm key={emoji} path={path} message={message} emoji={emoji}>
          <button
            disabled={isReacting}
            className="chip min-h-11 min-w-11 justify-center border-accent text-base"
            aria-label={`Take back ${emoji === '👍' ? 'thumbs up' : 'thumbs down'}`}
          >
            {emoji}
          </button>
        </ReactionForm>
      ))}
      <div className="message-actions flex items-center">
        <button type="button" data-action="copy" data-index={message.index} className="icon-button needs-script" aria-label="Copy message" title="Copy message">
          <MessageIcon name="copy" />
        </button>
        {reactions.map(({ emoji, label, icon }) => (
          <ReactionForm key={emoji} path={path} message={message} emoji={emoji}>
            <button disabled={isReacting} className="icon-button" aria-pressed={message.reactions.includes(emoji)} aria-label={label} title={label}>
              <MessageIcon name={icon} />
            </button>
          </ReactionForm>
        ))}
      </div>
    </div>
  );
}

interface ReactionFormProps {
  path: string;
  message: ShownMessage;
  emoji: '👍' | '👎';
  children: React.ReactNode;
}

function ReactionForm({ path, message, emoji, children }: ReactionFormProps) {
  return (
    <form method="post" action={`${path}/${message.index}/reactions`} data-action="react">
      <input type="hidden" name="emoji" value={emoji} />
      <input type="hidden" name="on" value={String(!message.reactions.includes(emoji))} />
      {children}
    </form>
  );
}

/** Three dots that say somebody is writing. */
export function Typing({ mentorName }: { mentorName: string }) {
  return (
    <li className="typing flex items-center gap-1.5 self-start py-3" data-typing>
      <span />
      <span />
      <span />
      <p className="ml-2 text-sm text-muted">{mentorName} is writing…</p>
    </li>
  );
}
