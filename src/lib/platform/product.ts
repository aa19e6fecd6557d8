/** What the product is called on screen (docs/contract.md §13.3). */
export const productName = 'Buddhist Wisdom';
