/** Of a grid of twelve columns: what one of so many in a row takes, on phones, tablets and screens. */
const spans = {
  phone: ['', 'col-span-12', 'min-[22rem]:col-span-6'],
  tablet: ['', 'md:col-span-12', 'md:col-span-6', 'md:col-span-4'],
  screen: ['', 'lg:col-span-12', 'lg:col-span-6', 'lg:col-span-4', 'lg:col-span-3'],
};

/** The classes of the cards of a grid whose rows are full: up to two, three or four in a row, as evenly as it goes. */
export function spansOf(count: number): string[] {
  return Array.from({ length: count }, (_, at) => {
    const ofWidth = Object.values(spans).map((classes) => classes[rowLengthAt(at, count, classes.length - 1)]);
    return ['col-span-12', ...ofWidth].join(' ');
  });
}

/** How many stand in the row of the card at a place. */
function rowLengthAt(at: number, count: number, most: number): number {
  const rows = Math.ceil(count / most);
  const shorter = Math.floor(count / rows);
  const longerRows = count % rows;
  return at < longerRows * (shorter + 1) ? shorter + 1 : shorter;
}
