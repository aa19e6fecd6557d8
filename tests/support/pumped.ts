import { newestWithin } from '#lib/prompt/token-budget.ts';
import { readCitations, withoutCitations } from '#lib/markdown/citations.ts';
import { conceptsOf } from '#lib/retrieval/concepts.ts';
import { findDanger } from '#lib/safety/detection.ts';
import { readDangerMark, withoutOpenMark } from '#lib/safety/danger-mark.ts';
import { DraftBlocks } from '#lib/answers/draft-blocks.ts';
import { finishDraft } from '#lib/answers/drafts.ts';
import { fittingQuestions } from '#lib/retrieval/fitting-questions.ts';
import { languageOf } from '#lib/retrieval/language.ts';
import { blocksOf, renderMarkdown } from '#lib/markdown/render.ts';
import { quoted } from '#lib/prompt/quoting.ts';
import { previewCharacters } from '#lib/conversations/message-body.ts';
import { answerOffline } from '#lib/retrieval/offline.ts';
import { findPassages } from '#lib/retrieval/passages.ts';
import { shownPreview } from '#lib/conversations/preview.ts';
import { withoutInventedQuotations } from '#lib/markdown/quotations.ts';
import { splitBlocks } from '#lib/markdown/text-blocks.ts';
import { findMentor } from '#lib/mentors/index.ts';

const mentor = findMentor('gandhi')!;
const passages = mentor.library.slice(0, 16);

/** All that is done with the text of a message, a draft or an answer. */
export const functions: Readonly<Record<string, (text: string) => unknown>> = {
  renderMarkdown: (text) => renderMarkdown(text, 1, 3),
  blocksOf,
  DraftBlocks: (text) => new DraftBlocks('1-draft').update(text),
  readCitations: (text) => readCitations(text, passages),
  withoutCitations,
  withoutInventedQuotations: (text) => withoutInventedQuotations(text, passages, [text.slice(0, 1_000)]),
  finishDraft: (text) =>
    finishDraft(mentor, { beginning: 1, text, passages: passages.map(({ id }) => id), question: text.slice(0, 1_000) }),
  splitBlocks,
  readDangerMark,
  withoutOpenMark,
  findDanger,
  languageOf,
  conceptsOf: (text) => conceptsOf(text),
  findPassages: (text) => findPassages(mentor, text),
  fittingQuestions: (text) => fittingQuestions(text, [text], 3),
  answerOffline: (text) => answerOffline(mentor, text),
  newestWithin: (text) => newestWithin([{ content: text }], 3_000),
  quoted: (text) => quoted(text, 200),
  shownPreview: (text) => shownPreview([...text].slice(0, previewCharacters).join('')),
};

/** What is repeated; behind `…` what stands before it once. */
const shapes = [
  '[^a ',
  '[^',
  '[',
  '](',
  '[](',
  '[1… ',
  '[1] ',
  '[^1]',
  '【1】',
  '![a',
  '[a]: b\n',
  '[^1]: a\n',
  ' ',
  '\t',
  '\n',
  'a… ',
  '> … ',
  '|… ',
  '**',
  '*a ',
  '_a ',
  '`',
  '`` ` ',
  '```\n',
  '~~~',
  '~~~\n',
  '|a',
  '|a|\n|-|\n',
  '<a ',
  '<!--',
  '</q>',
  '&quot;a ',
  '- ',
  '> ',
  '1. ',
  '# ',
  'a\n\n',
  '\\[',
  'http://a',
  'a@',
  '"a ',
  '“a” ',
  '”',
  "'a ",
  '„a',
  '»a',
  '「a',
  '5\'10"',
  '[danger: ',
  'a',
  'अ',
  '漢',
  'e…\u0301\u0323',
  '“e…\u0301\u0323',
  '👨‍👩‍👧',
  'I want to die, ',
  '[^a ` * _ | <',
];

/** So long something is at work before its time says anything, and so long in all: the clock of a busy machine ticks unevenly. */
const least = { onceMs: 15, allMs: 60 };
const mostGrowth = 2.5;

/** For which shapes a function takes more than two and a half times as long for twice as much, and from which length on. */
export function grownFor(
  run: (text: string) => unknown,
  lengths: { first: number; last: number },
): { shape: string; length: number }[] {
  return shapes.flatMap((shape) => {
    let length = lengths.first;
    const msOf = (text: string, allMs: number) => cpuMs(() => run(text), allMs);
    while (length < lengths.last && msOf(pumped(shape, length), 0) < least.onceMs) length *= 2;
    const [half, whole] = [pumped(shape, length / 2), pumped(shape, length)];
    if (msOf(whole, 0) < least.onceMs) return [];
    // What grows faster does so each time.
    for (let round = 0; round < 8; round++) {
      // Mostly one look is enough.
      const allMs = round === 0 ? 0 : least.allMs;
      if (msOf(whole, allMs) <= mostGrowth * msOf(half, allMs)) return [];
    }
    return [{ shape, length }];
  });
}

function pumped(shape: string, length: number): string {
  const [head, repeated] = shape.includes('…') ? (shape.split('…') as [string, string]) : ['', shape];
  return head + repeated.repeat(Math.ceil(length / repeated.length)).slice(0, length);
}

/** How long this thread is at a work, which is done again until all of it has taken so long. */
function cpuMs(work: () => unknown, allMs: number): number {
  const before = process.threadCpuUsage();
  for (let times = 1; ; times++) {
    work();
    const { user, system } = process.threadCpuUsage(before);
    const ms = (user + system) / 1_000;
    if (ms >= allMs) return ms / times;
  }
}
