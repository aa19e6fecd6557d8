/** What the product is called on screen (contract.md §5). */
export const productName = 'Buddhist Wisdom';
