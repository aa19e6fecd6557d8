/**
 * An icon of a message's actions, drawn once on the page (src/components/MessageIcons.astro) and referred to from there: a
 * long conversation shows hundreds of them.
 */
export default function MessageIcon({ name }: { name: 'copy' | 'thumbs-down' | 'thumbs-up' | 'rotate-ccw' }) {
  return (
    <svg className="size-4.5" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
