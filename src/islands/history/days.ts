/** The heading that a moment stands under in a list: Today, Yesterday, or its date. */
export function dayOf(moment: Date, now: Date, timeZone?: string): string {
  const format = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone });
  const [day, today, yesterday] = [moment, now, new Date(now.getTime() - 86_400_000)].map((at) => format.format(at));
  // A clock that goes ahead of ours does not lead into the future.
  if (day === today || moment > now) return 'Today';
  return day === yesterday ? 'Yesterday' : day!;
}

/** Groups the list anew by the days of the reader's own time zone: the server knows only UTC. */
export function groupByOwnDays(list: HTMLElement): void {
  const now = new Date();
  const days: { day: string; items: Element[] }[] = [];
  for (const item of list.querySelectorAll('li')) {
    const day = dayOf(new Date(item.querySelector('time')!.dateTime), now);
    if (days.at(-1)?.day === day) days.at(-1)!.items.push(item);
    else days.push({ day, items: [item] });
  }
  const [pattern] = list.children;
  list.replaceChildren(
    ...days.map(({ day, items }) => {
      const section = pattern!.cloneNode(true) as Element;
      section.querySelector('h2')!.textContent = day;
      section.querySelector('ul')!.replaceChildren(...items);
      return section;
    }),
  );
}
