interface Props {
  conversationId: string;
  mentorName: string;
  starters: readonly string[];
}

/** Questions to start an empty conversation with. */
export default function Welcome({ conversationId, mentorName, starters }: Props) {
  return (
    <section className="pt-6">
      <h2 className="mb-3 text-center text-lg">Start a conversation with {mentorName}:</h2>
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
    </section>
  );
}

/** Labels over 50 characters are cut to 47 and three dots (docs/contract.md §13.6). */
function shortened(text: string): string {
  const characters = [...text];
  return characters.length > 50 ? `${characters.slice(0, 47).join('')}...` : text;
}
