import { Marked, type MarkedToken, type Token } from 'marked';
import { foreignTags, withoutTags } from '#lib/markdown/render.ts';
import { previewCharacters } from '#lib/conversations/message-body.ts';

/** Where lists cut a conversation's last message (docs/contract.md §7.3). */
const shownCharacters = 150;

/**
 * What a list shows of a last message: its words without markdown's marks on one line, at most 150 characters, and an
 * ellipsis if there is more.
 * @param beginning the message as `openPreview` gives it
 */
export function shownPreview(beginning: string): string {
  // A text of marks alone ("---") is shown as it was typed.
  const characters = [...(onOneLine(plainText(beginning)) || onOneLine(beginning))];
  const isAll = characters.length <= shownCharacters && [...beginning].length < previewCharacters;
  return isAll ? characters.join('') : `${characters.slice(0, shownCharacters).join('')}…`;
}

const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const reader = new Marked({ gfm: true, breaks: true }).use(foreignTags);

function plainText(markdown: string): string {
  return reader.lexer(markdown).map(wordsOf).join(' ');
}

/** The words of a part of a text: blocks stay apart, what stands within a line stays together. */
function wordsOf(part: Token): string {
  const token = part as MarkedToken;
  switch (token.type) {
    case 'hr':
    case 'def':
    case 'checkbox':
      return '';
    case 'br':
    case 'space':
      return ' ';
    case 'html':
      return withoutTags(token.text.replaceAll(/<br\b[^>]*>/gi, ' '));
    case 'list':
      return token.items.map(wordsOf).join(' ');
    case 'table':
      return [token.header, ...token.rows]
        .flat()
        .map(({ tokens }) => tokens.map(wordsOf).join(''))
        .join(' ');
    case 'list_item':
    case 'blockquote':
      return token.tokens.map(wordsOf).join(' ');
    case 'link':
      // The mark of a footnote.
      return token.text.startsWith('^') ? '' : token.tokens.map(wordsOf).join('');
    default:
      return 'tokens' in token && token.tokens ? token.tokens.map(wordsOf).join('') : token.text;
  }
}
