/**
 * The quote of the home screen (docs/contract.md §13.5). Seneca's letter is about why one asks the wise for counsel:
 * "Non quia difficilia sunt non audemus, sed quia non audemus difficilia sunt" (104, 26), in our own translation.
 */
export const quote = {
  text: 'It is not because things are difficult that we do not dare; it is because we do not dare that they are difficult.',
  philosopher: 'Seneca',
  work: 'Moral Letters to Lucilius, letter 104',
};
