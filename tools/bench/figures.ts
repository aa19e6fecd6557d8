/** One line of the table. */
export type Figure = {
  part: string;
  name: string;
  value: number;
  unit: Unit;
  /** The same work without us, measured in the same run. */
  baseline?: { value: number; ratio: number };
  /** What docs/architecture.md §5.1 asks for, and whether it is so. */
  aim?: { text: string; isMet: boolean };
  note?: string;
};

export type Unit = 'ms' | '/s' | 'kB' | 'MB';

export const median = (values: readonly number[]) => quantile(values, 0.5);

/** The value below which that share of the values lies (nearest rank). */
export function quantile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new Error('Nothing was measured');
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)]!;
}

/** Ours beside the baseline of the same run. */
export const beside = (ours: number, baseline: number) => ({ value: baseline, ratio: ours / baseline });

/** @param shown what is compared, where that is not the figure itself */
export function aimBelow(value: number, limit: number, unit: Unit, shown = ''): NonNullable<Figure['aim']> {
  return { text: `${shown}< ${written(limit, unit)}`, isMet: value < limit };
}

export function aimAbove(value: number, limit: number, unit: Unit, shown = ''): NonNullable<Figure['aim']> {
  return { text: `${shown}> ${written(limit, unit)}`, isMet: value > limit };
}

/** The figures as aligned columns, a heading for each part. */
export function showTable(figures: readonly Figure[]): string {
  const head = ['', 'ours', 'baseline', 'ratio', 'aim', ''];
  const rows = figures.map(({ name, value, unit, baseline, aim, note }) => [
    `  ${name}`,
    written(value, unit),
    baseline ? written(baseline.value, unit) : '',
    baseline ? `${baseline.ratio.toPrecision(3)} ×` : '',
    aim ? `${aim.isMet ? '✓' : '✗'} ${aim.text}` : '',
    note ?? '',
  ]);
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]!.length)));
  const line = (row: string[]) =>
    row
      .map((cell, column) =>
        column >= 1 && column <= 3 ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!),
      )
      .join('  ')
      .trimEnd();
  const lines = rows.map((row, at) => {
    const { part } = figures[at]!;
    return part === figures[at - 1]?.part ? line(row) : `\n${part}\n${line(row)}`;
  });
  return `${line(head)}${lines.map((one) => `\n${one}`).join('')}\n`;
}

function written(value: number, unit: Unit): string {
  const digits = unit === '/s' || value >= 100 ? 0 : 1;
  const number = value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return unit === '/s' ? `${number}/s` : `${number} ${unit}`;
}
