import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** A file's text by its path in the repository, or null when there is none; `docs/decisions/028` stands for the one decision 028. */
type Read = (file: string) => string | null;

const documentName = String.raw`\bdocs\/[\w./-]+?\.md\b|\bdocs\/decisions\/\d{3}(?![\w-])|(?<![\w./-])(?:spec|contract|design|architecture)\.md\b`;
/** What a section stands behind: a comma or "and", and a line break with the mark of a comment. */
const gap = String.raw`(?:,| and)?\s+(?:(?:\*|\/\/|--)\s+)?`;
const sectionNumber = String.raw`§\d+(?:\.\d+)*`;
const mention = new RegExp(`(?<document>${documentName})\`?(?<sections>(?:${gap}${sectionNumber})*)`, 'g');
const numberedHeading = /^#{1,6} (?<number>\d+(?:\.\d+)*)\.? /gm;

/** Mentions of documents and of their sections that lead nowhere, a line for each. */
function faultsOf(file: string, text: string, read: Read): string[] {
  const faults: { at: number; fault: string }[] = [];
  const rest = text.replaceAll(mention, (whole, ...match: unknown[]) => {
    const { document, sections } = match.at(-1) as { document: string; sections: string };
    const at = match.at(-3) as number;
    const cited = read(document);
    if (cited === null) faults.push({ at, fault: `there is no ${document}` });
    else
      faults.push(
        ...missingSections(sections, cited).map((section) => ({ at, fault: `${document} has no ${section}` })),
      );
    return ' '.repeat(whole.length);
  });
  // A document with numbered headings means its own by a bare number.
  if (file.endsWith('.md') && numbersIn(text).size > 0) {
    for (const { 0: section, index: at } of rest.matchAll(new RegExp(sectionNumber, 'g'))) {
      faults.push(...missingSections(section, text).map((missing) => ({ at, fault: `it has no ${missing} itself` })));
    }
  }
  return faults.map(({ at, fault }) => `${file}:${text.slice(0, at).split('\n').length}: ${fault}`);
}

function missingSections(sections: string, document: string): string[] {
  const numbers = numbersIn(document);
  return (sections.match(new RegExp(sectionNumber, 'g')) ?? []).filter((section) => !numbers.has(section.slice(1)));
}

const numbersIn = (document: string) =>
  new Set(Array.from(document.matchAll(numberedHeading), ({ groups }) => groups!['number']!));

const decisions = readdirSync('docs/decisions');
const onDisk: Read = (document) => {
  const short = /^docs\/decisions\/(\d{3})$/.exec(document)?.[1];
  const file =
    short === undefined ? document : `docs/decisions/${decisions.find((name) => name.startsWith(`${short}-`))}`;
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file, 'utf8') : null;
};

/** What .gitignore leaves out, and git's own folder. A folder without git has the same files. */
const untracked = new Set(['.git', 'node_modules', 'dist', '.astro', '.data', 'test-results']);
const textFiles = new Set(['.ts', '.tsx', '.mjs', '.astro', '.css', '.sql', '.md', '.json', '.example']);
const isText = (file: string) => textFiles.has(path.extname(file)) || file === '.ci/run';

test('every mention of a document leads to it, and to the section that it names', () => {
  const files = globSync(['*', '.*', '{.ci,bin,db,docs,public,src,tests,tools,worker}/**/*'], {
    exclude: (name) => untracked.has(path.basename(name)),
  });
  // The examples below lead nowhere on purpose.
  const read = files.filter((file) => isText(file) && path.resolve(file) !== import.meta.filename);
  expect(read.length).toBeGreaterThan(400);
  expect(read.flatMap((file) => faultsOf(file, readFileSync(file, 'utf8'), onDisk))).toEqual([]);
});

test('the check itself finds what leads nowhere, and nothing else', () => {
  const documents: Record<string, string> = {
    'docs/contract.md': '# Contract\n\n## 1. Calls\n\n### 1.2 Refusals\n\n## 2. Table\n',
    'docs/decisions/028': '# 028 A title\n',
    'docs/decisions/028-a-title.md': '# 028 A title\n',
  };
  const examples: [text: string, faults: string[], file?: string][] = [
    ['// A rule (docs/contract.md §1.2).', []],
    ['// A rule (docs/contract.md §1, §1.2 and §2).', []],
    ['/**\n * A rule (docs/contract.md\n * §1.2).\n */', []],
    ['It says so (`docs/contract.md` §1.2), and `docs/contract.md`.', []],
    ['// Why: docs/decisions/028, docs/decisions/028-a-title.md.', []],
    ['// A rule (docs/contract.md §1.3).', ['a.ts:1: docs/contract.md has no §1.3']],
    ['\n\n// A rule (docs/contract.md §1, §3).', ['a.ts:3: docs/contract.md has no §3']],
    ['-- A rule (docs/contract.md\n-- §9).', ['a.ts:1: docs/contract.md has no §9']],
    ['// A rule (docs/spec.md §1).', ['a.ts:1: there is no docs/spec.md']],
    ['// A rule (contract.md §1).', ['a.ts:1: there is no contract.md']],
    ['// Why: docs/decisions/099.', ['a.ts:1: there is no docs/decisions/099']],
    ['// Why: docs/decisions/028 §1.', ['a.ts:1: docs/decisions/028 has no §1']],
    ['// RFC 9562 §5.8, and mycontract.md.', []],
    ['## 1. One\n\nSee §1, §2 and docs/contract.md §2.', ['b.md:3: it has no §2 itself'], 'b.md'],
    ['No numbers here; the law has a §3.', [], 'b.md'],
  ];
  const differing = examples.flatMap(([text, expected, file = 'a.ts']) => {
    const found = faultsOf(file, text, (document) => documents[document] ?? null);
    return JSON.stringify(found) === JSON.stringify(expected) ? [] : [{ text, expected, found }];
  });
  expect(differing).toEqual([]);
});
