import { existsSync, globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

interface SpecCoverage {
  /** What docs/spec-coverage.md ought to be. */
  text: string;
  /** What is wrong with statements and tags, a line for each fault. */
  faults: string[];
}

const head = `# What proves the specification

Written by \`npm run coverage:spec\`: the statements of [spec-statements.md](spec-statements.md), each with the tests that name it
(\`// spec: <id>\` on the line above). A test is named by its file under \`tests/\`, its groups and its title, as they stand in the source.

`;

/** The statements of docs/spec-statements.md with the tests of this repository. */
export function specCoverage(): SpecCoverage {
  const files = globSync('tests/**/*.test.ts').toSorted();
  const sources = files.map((file) => [file, readFileSync(file, 'utf8')] as const);
  return coverageOf(readFileSync('docs/spec-statements.md', 'utf8'), sources, existsSync);
}

/**
 * A document's statements with the tests that name them.
 * @param document has tables of id, statement and files
 * @param sources test files, each with its text
 */
export function coverageOf(
  document: string,
  sources: readonly (readonly [file: string, text: string])[],
  exists: (file: string) => boolean,
): SpecCoverage {
  const tags = sources.flatMap(([file, text]) => tagsIn(file, text));
  const lines = document.slice(document.indexOf('## ')).split('\n');
  const statements = lines.flatMap((line) => statementIn(line) ?? []);
  const ids = statements.map(({ id }) => id);
  const testsOf = (id: string) => tags.flatMap((tag) => (tag.id === id && tag.test !== undefined ? tag.test : []));
  const covered = lines.map((line) => {
    const statement = statementIn(line);
    if (statement !== undefined) return `${line} ${testsOf(statement.id).join('<br>').replaceAll('|', '\\|')} |`;
    return line.replace(/^\| Id .*/, '$& Tests |').replace(/^\|-.*/, '$&---|');
  });
  return {
    text: head + covered.join('\n'),
    faults: [
      ...lines
        .filter((line) => /^\| (?!Id )/.test(line) && !statementIn(line))
        .map((line) => `not a statement: ${line}`),
      ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id}: there are two of it`),
      ...ids.filter((id) => testsOf(id).length === 0).map((id) => `${id}: no test names it`),
      ...statements.flatMap(({ id, files }) =>
        files.filter((file) => !exists(file)).map((file) => `${id}: no file ${file}`),
      ),
      ...statements.filter(({ files }) => files.length === 0).map(({ id }) => `${id}: no file makes it so`),
      ...tags.filter(({ id }) => !ids.includes(id)).map(({ id, file }) => `${file}: no statement ${id}`),
      ...tags.filter(({ test }) => test === undefined).map(({ id, file }) => `${file}: ${id} stands above no test`),
    ],
  };
}

/** The statement of a table's row; undefined for any other line. */
function statementIn(line: string): { id: string; files: string[] } | undefined {
  const [, id, where] = /^\| (\w+-\d+) \| .+ \| (\S*) \|$/.exec(line) ?? [];
  if (id === undefined) return undefined;
  return { id, files: [...where!.matchAll(/`([^`]+)`/g)].map(([, file]) => file!) };
}

interface Tag {
  id: string;
  file: string;
  /** The test on the next line, by its file, its groups and its title. */
  test: string | undefined;
}

function tagsIn(file: string, text: string): Tag[] {
  const tests = testsIn(text);
  const name = file.replace(/^tests\//, '').replace(/\.test\.ts$/, '');
  return [...text.matchAll(/^ *\/\/ spec: (.+)$/gm)].flatMap(({ index, 1: ids }) => {
    const titles = tests.find(({ from, to }) => from <= index && index < to)?.titles;
    return ids!.split(', ').map((id) => ({ id, file, test: titles && [name, ...titles].join(' › ') }));
  });
}

interface Test {
  /** Its groups' and its own. */
  titles: readonly string[];
  /** What stands above it, from and to which character. */
  from: number;
  to: number;
}

/** Tests and groups of a test file: calls of `test` and `describe`, or of what these give, whose first argument is a title. */
function testsIn(text: string): Test[] {
  const file = ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest);
  const found: Test[] = [];
  const look = (node: ts.Node, groups: readonly string[]): void => {
    const title = titleOf(node, file);
    const titles = title === undefined ? groups : [...groups, title];
    if (title !== undefined) found.push({ titles, from: node.getFullStart(), to: node.getStart(file) });
    ts.forEachChild(node, (child) => look(child, titles));
  };
  look(file, []);
  return found;
}

function titleOf(node: ts.Node, file: ts.SourceFile): string | undefined {
  if (!ts.isCallExpression(node) || !/^(test|describe)\b/.test(node.expression.getText(file))) return undefined;
  const [title] = node.arguments;
  if (title === undefined) return undefined;
  if (ts.isStringLiteralLike(title)) return title.text;
  return ts.isTemplateExpression(title) ? title.getText(file).slice(1, -1) : undefined;
}
