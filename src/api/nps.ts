/** The bands of a net promoter score, worst first. */
export type NpsBand = 'detractor' | 'passive' | 'promoter';

/** The band that a score from 1 to 10 belongs to (docs/contract.md §11.1). */
export function npsBand(score: number): NpsBand {
  if (score >= 9) return 'promoter';
  return score >= 7 ? 'passive' : 'detractor';
}

/** The net promoter score: the percentage of promoters minus that of detractors, -100 to 100; null when nobody was asked. */
export function netPromoterScore(scores: readonly { score: number; count: number }[]): number | null {
  const countOf = (band: string) =>
    scores.reduce((total, { score, count }) => (band === 'all' || npsBand(score) === band ? total + count : total), 0);
  const all = countOf('all');
  return all === 0 ? null : Math.round(((countOf('promoter') - countOf('detractor')) / all) * 100);
}
