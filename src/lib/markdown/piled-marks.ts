/** More marks than any script sets on one letter (UAX #15, stream-safe text). */
const piled = /(\p{M}{30})\p{M}+/gu;

/** Without the marks that are too many on one letter: the time that normalising takes grows with the square of their number. */
export function withoutPiledMarks(text: string): string {
  return text.replaceAll(piled, '$1');
}
