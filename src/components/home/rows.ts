/**
 * Of a grid of twelve columns: what one of so many in a row takes, where there is room as on phones, tablets and screens. The
 * room is the container's, in rem: larger text gets fewer in a row.
 */
const spans = {
  phone: ['', 'col-span-12', '@min-[20rem]:col-span-6'],
  tablet: ['', '@min-[45rem]:col-span-12', '@min-[45rem]:col-span-6', '@min-[45rem]:col-span-4'],
  screen: [
    '',
    '@min-[60rem]:col-span-12',
    '@min-[60rem]:col-span-6',
    '@min-[60rem]:col-span-4',
    '@min-[60rem]:col-span-3',
  ],
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
