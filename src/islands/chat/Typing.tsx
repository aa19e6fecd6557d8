interface Props {
  mentorName: string;
  isConnected?: boolean;
}

/** What is said while an answer is being written. */
export const writingText = (mentorName: string, isConnected: boolean) =>
  isConnected ? `${mentorName} is writing…` : 'Reconnecting…';

/** Three dots that say that a mentor is writing, or that the connection to what is written is lost. */
export default function Typing({ mentorName, isConnected = true }: Props) {
  return (
    <div className="typing flex items-center gap-1.5 py-3" data-typing>
      <span />
      <span />
      <span />
      <p className="ml-2 text-sm text-muted">{writingText(mentorName, isConnected)}</p>
    </div>
  );
}
