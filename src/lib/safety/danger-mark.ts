import type { DangerKind } from '#api/conversations.ts';

/** How the provider tells that somebody may be in danger whom our own rules have not recognised (docs/decisions/023). */
export const dangerMarks = {
  'self-harm': '[danger: self-harm]',
  abuse: '[danger: abuse]',
  emergency: '[danger: emergency]',
} as const satisfies Record<DangerKind, string>;

/** The mark as models write it, with whatever hyphens and blanks. */
export const dangerMark =
  /\[danger[\t\p{Zs}]{0,2}:[\t\p{Zs}]{0,2}(self[\t\p{Zs}\p{Pd}\u00AD\u2212]{0,3}harm|abuse|emergency)[\t\p{Zs}]{0,2}\]/iu;
/** All of a text, with the emphasis around them. */
const marks = new RegExp(`[ \\t]{0,3}[*_\`]{0,3}${dangerMark.source}[*_\`]{0,3}`, 'giu');
/** What may become a mark with the next words. */
const openMark = /[ \t]?[*_`]{0,3}\[(?:d[^\]\n]{0,24})?$/i;

/**
 * Takes the mark out of a provider's text, wherever it stands.
 * @returns the rest, and the danger that was told of first; null when none was
 */
export function readDangerMark(text: string): { text: string; danger: DangerKind | null } {
  const found = dangerMark.exec(text);
  if (found === null) return { text, danger: null };
  const kind = found[1]!.toLowerCase();
  return { text: text.replaceAll(marks, ''), danger: kind.startsWith('self') ? 'self-harm' : (kind as DangerKind) };
}

/** A text that is still being written, without the beginning of a mark at its end. */
export function withoutOpenMark(text: string): string {
  return text.replace(openMark, '');
}
