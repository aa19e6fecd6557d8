/** The band that a score belongs to (spec.md §9). */
export function npsBand(score: number): 'promoter' | 'passive' | 'detractor' {
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
