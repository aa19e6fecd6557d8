/** Three dots that say that a mentor is writing. */
export default function Typing({ mentorName }: { mentorName: string }) {
  return (
    <div className="typing flex items-center gap-1.5 py-3" data-typing>
      <span />
      <span />
      <span />
      <p className="ml-2 text-sm text-muted">{mentorName} is writing…</p>
    </div>
  );
}
