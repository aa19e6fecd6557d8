/** An icon that the chat page has already (src/components/chat/MessageIcons.astro). */
export default function SymbolIcon({ name }: { name: 'arrow-down' | 'send-horizontal' | 'square' }) {
  return (
    <svg className="size-4.5" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
