import { htmlTagNames } from 'html-tag-names';
import { Lexer, type Marked, type MarkedExtension, type Token, type Tokens } from 'marked';
import markedFootnote from 'marked-footnote';
import sanitize from 'sanitize-html';
import { boundedMarked } from '#lib/markdown/bounded-marked.ts';

/** Goes up when the rendering changes: what was stored by an older one is rendered anew (docs/architecture.md §2.2). */
export const markdownVersion = 4;

/** The blocks that have the direction of their own text. One inside another goes along with it. */
const directed = new Set('p h1 h2 h3 h4 h5 h6 blockquote ul ol table'.split(' '));

/** Gives the outermost of these blocks `dir="auto"`: an answer may be in Arabic and what it quotes in English. */
function directions(): Pick<sanitize.IOptions, 'onOpenTag' | 'onCloseTag'> {
  let depth = 0;
  return {
    onOpenTag(name, attributes) {
      delete attributes['dir'];
      if (directed.has(name) && depth++ === 0) attributes['dir'] = 'auto';
    },
    onCloseTag(name) {
      if (directed.has(name)) depth--;
    },
  };
}

const allowed = (idPrefix: string): sanitize.IOptions => ({
  allowedTags:
    'p br hr h1 h2 h3 h4 h5 h6 blockquote ul ol li pre code em strong del a table thead tbody tr th td input sup section'.split(
      ' ',
    ),
  ...directions(),
  allowedAttributes: {
    '*': ['dir'],
    a: ['href', 'id', 'rel', 'aria-label'],
    input: ['type', 'checked', 'disabled', 'aria-label'],
    li: ['id'],
    ol: ['start'],
    pre: ['tabindex'],
    section: ['class', 'data-footnotes'],
    th: ['align'],
    td: ['align'],
    h2: ['class', 'id'],
  },
  allowedClasses: { section: ['footnotes'], h2: ['sr-only'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    // What people and models write is not vouched for, and opens without handle on our window.
    a: (tagName, attributes) => ({
      tagName,
      attribs: attributes['href']?.startsWith('#')
        ? attributes
        : { ...attributes, rel: 'nofollow noopener noreferrer' },
    }),
    // A message's headings stand below the page's own.
    h1: 'h3',
    h2: (tagName, attributes) => ({ tagName: attributes['class'] === 'sr-only' ? tagName : 'h4', attribs: attributes }),
    // Only task lists bring inputs; sanitised, they are what they look like and nothing more.
    input: (tagName, { checked }) => ({
      tagName,
      attribs: {
        type: 'checkbox',
        disabled: '',
        'aria-label': checked === undefined ? 'to do' : 'done',
        ...(checked !== undefined && { checked: '' }),
      },
    }),
    // A wide one scrolls, with the keyboard too.
    pre: (tagName) => ({ tagName, attribs: { tabindex: '0' } }),
    // Footnotes need ids; any other would take those of the page.
    '*': (tagName, { id, ...attributes }) => ({
      tagName,
      attribs: id?.startsWith(idPrefix) ? { ...attributes, id } : attributes,
    }),
  },
});

/**
 * Renders a message's markdown: tables, strikethrough, footnotes, task lists, autolinks (docs/contract.md §7.2). The result is
 * sanitised after rendering, so that neither raw HTML nor a trick in the markdown passes. Images are left out.
 * @param scope makes the ids of footnotes and sources unique on the page, for example the message's index
 * @param sources how many sources the message has: each `[n]` up to that number leads to the nth (`sourceId`)
 */
export function renderMarkdown(markdown: string, scope: string | number, sources = 0): string {
  const idPrefix = `footnote-${scope}-`;
  const renderer = boundedMarked(
    markdown,
    markedFootnote({ prefixId: idPrefix, headingClass: 'sr-only', description: 'Footnotes' }),
    unclosedFootnotes,
    citations(scope, sources),
    foreignTags,
  );
  // What is no character has no place in an address.
  return sanitize(
    parsed(renderer, markdown.toWellFormed().replaceAll(tooManyBlanks, longestBlanks)),
    allowed(idPrefix),
  );
}

/** More blanks in a row than these are shown as these: at each of them marked looks whether the line ends after the others. */
const longestBlanks = ' '.repeat(200);
const tooManyBlanks = / {200,}/g;

/**
 * The top-level blocks of a markdown text, each with the link definitions that it may refer to. What is added to the text later
 * changes only the last of them.
 */
export function blocksOf(markdown: string): string[] {
  const tokens = lexed(markdown);
  const definitions = tokens.filter(({ type }) => type === 'def').map(({ raw }) => raw);
  const blocks = tokens.filter(({ type }) => type !== 'space' && type !== 'def').map(({ raw }) => raw.trimEnd());
  if (blocks.length > mostBlocks) return [markdown];
  const repeated = blocks.length * definitions.reduce((sum, { length }) => sum + length, 0);
  return repeated > mostRepeated ? blocks : blocks.map((block) => [block, ...definitions].join('\n\n'));
}

/** Each block is rendered by itself, which takes a tenth of a millisecond however short it is. A text of more is one block. */
const mostBlocks = 200;

/** So many characters of definitions are given with the blocks of a text, or none: then they show when the text is whole. */
const mostRepeated = 100_000;

function lexed(markdown: string): Pick<Token, 'type' | 'raw'>[] {
  try {
    // Without what stands within the blocks.
    return new Lexer(boundedMarked(markdown, foreignTags).defaults).blockTokens(markdown);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return [{ type: 'paragraph', raw: markdown }];
  }
}

/**
 * Text that takes too much work, or whose HTML is far longer than texts of its length have, is shown as it was typed: it would
 * keep everybody waiting whenever it is made or opened.
 */
function parsed(renderer: Marked, markdown: string): string {
  try {
    const html = renderer.parse(markdown) as string;
    if (html.length <= 20 * markdown.length + 2_000) return html;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return `<p>${asTyped(markdown)}</p>`;
}

const asTyped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>');

/** What looks like a tag and is none of HTML's, such as `Dear <name>`, is text: it would vanish with the tags that are not allowed. */
const foreignName = `/?(?!(?:${htmlTagNames.join('|')})(?![\\w:.-]))[a-z]`;
const foreignStart = new RegExp(`^<${foreignName}`, 'i');
const foreignBracket = new RegExp(`<(?=${foreignName})`, 'gi');
export const foreignTags: MarkedExtension = {
  tokenizer: { html: (text) => (foreignStart.test(text) ? undefined : false) },
  renderer: { html: ({ text }) => text.replaceAll(foreignBracket, '&lt;') },
};

/** A piece of HTML without the tags that a message does not show. */
export const withoutTags = (html: string) => html.replaceAll(/<[^>]*>/g, (tag) => (foreignStart.test(tag) ? tag : ''));

/** What begins like the mark of a footnote and is not closed is text: marked-footnote would look for its end at each of them, up to the end of the line. */
const unclosedFootnotes: MarkedExtension = {
  extensions: [
    {
      name: 'unclosed-footnote',
      level: 'inline',
      tokenizer: (text): Tokens.Text | undefined =>
        /^\[\^(?![^[\]\n]*\])/.test(text) ? { type: 'text', raw: '[^', text: '[^', escaped: false } : undefined,
    },
  ],
};

/** The id of a message's nth source on the page, to which its `[n]` leads. */
export const sourceId = (scope: string | number, number: number) => `source-${scope}-${number}`;

/** Makes links of `[n]`. Code is no prose, and a link within a link or the label of one that is defined stays what it is. */
function citations(scope: string | number, sources: number): MarkedExtension {
  return {
    extensions: [
      {
        name: 'citation',
        level: 'inline',
        start: (text) => text.indexOf('['),
        tokenizer(text): Tokens.Generic | undefined {
          const [raw, digits = ''] = /^\[(\d{1,3})\](?!\()/.exec(text) ?? [];
          if (raw === undefined || this.lexer.state.inLink || digits in this.lexer.tokens.links) return undefined;
          const number = Number(digits);
          return number >= 1 && number <= sources ? { type: 'citation', raw, number } : undefined;
        },
        renderer({ number }) {
          return `<a href="#${sourceId(scope, number)}" aria-label="Source ${number}">[${number}]</a>`;
        },
      },
    ],
  };
}
