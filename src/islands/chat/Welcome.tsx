interface Props {
  conversationId: string;
  mentorName: string;
  starters: readonly string[];
  text: string;
}

/** An empty conversation: the mentor's welcome, and questions to start with. */
export default function Welcome({ conversationId, mentorName, starters, text }: Props) {
  return (
    <section className="grid gap-6">
      <p className="font-serif text-lg whitespace-pre-line">{text}</p>
      <div>
        <h2 className="mb-3 text-lg">Start a conversation with {mentorName}:</h2>
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
      </div>
    </section>
  );
}

/** Labels over 50 characters are cut to 47 and three dots (docs/contract.md §13.6). */
function shortened(text: string): string {
  const characters = [...text];
  return characters.length > 50 ? `${characters.slice(0, 47).join('')}...` : text;
}
