import { Marked, type MarkedExtension, type Token, Tokenizer, type Tokens } from 'marked';

/**
 * A markdown parser that gives up what would cost far more than texts of its length do: marked goes over some of them again for
 * every mark that they hold, and makes cells and addresses that nobody has typed. About ten units of work take a microsecond.
 * Its methods throw a RangeError then, as they do when a text is nested so deep that the stack ends.
 * @param markdown the text that is to be parsed; a parser is for one text
 */
export function boundedMarked(markdown: string, ...extensions: MarkedExtension[]): Marked {
  let left = deepLine.test(markdown) ? 0 : 60 * markdown.length + 20_000;
  const spend = (work: number) => {
    left -= work;
    if (left < 0) throw new RangeError('markdown that takes too much work');
  };
  return new Marked({ gfm: true, breaks: true, async: false })
    .setOptions({ tokenizer: new CountingTokenizer(spend) })
    .use(...extensions, rereading(spend));
}

/** A line that opens twenty lists and quotations at once, and is no rule such as `- - -`: each line after it is compared with all. */
const deepLine = /^(?![ \t]*([-*_])(?:[ \t]|\1)*$)[ \t]*(?:(?:[-+*][ \t]|\d{1,9}[.)][ \t]|>)[ \t]*){20}/m;

type Spend = (work: number) => void;

/** Asked before each token, these take none: they count what is read once more because something stands around it. */
function rereading(spend: Spend): MarkedExtension {
  return {
    extensions: [
      {
        name: 'block-work',
        level: 'block',
        tokenizer(text, tokens: Token[]) {
          if (tokens.length === 0) spend(8 * text.length);
          // Each line within a list is compared with whatever could end it.
          if (tokens.length === 0 && tokens !== this.lexer.tokens) spend(100 * text.split('\n').length);
          return undefined;
        },
      },
      {
        name: 'inline-work',
        level: 'inline',
        tokenizer(text, tokens: Token[]) {
          if (tokens.length === 0) spend(text.length);
          // At each mark within it a long word is searched to its end for an `@`.
          spend(/^[\w.!#$%&'*+/=?`{|}~-]*/.exec(text)![0].length);
          return undefined;
        },
      },
    ],
  };
}

class CountingTokenizer extends Tokenizer {
  readonly #spend: Spend;

  constructor(spend: Spend) {
    super();
    this.#spend = spend;
  }

  /** Short rows are filled up to the length of the header. */
  override table(text: string): Tokens.Table | undefined {
    const [, header = '', , rows = ''] = this.rules.block.table.exec(text) ?? [];
    this.#spend(80 * header.split('|').length * rows.split('\n').length);
    return super.table(text);
  }

  /** What is defined once may be used everywhere. */
  override reflink(text: string, links: Parameters<Tokenizer['reflink']>[1]): ReturnType<Tokenizer['reflink']> {
    const token = super.reflink(text, links);
    if (token !== undefined && 'href' in token) this.#spend(10 * (token.href.length + (token.title?.length ?? 0)));
    return token;
  }

  /** A mark that opens and is never closed is looked for to the end. */
  override emStrong(text: string, masked: string, before: string): ReturnType<Tokenizer['emStrong']> {
    const token = super.emStrong(text, masked, before);
    const opens = /^(?:\*+|_+)[^\s*_]/.test(text) && !(text.startsWith('_') && /[\p{L}\p{N}]/u.test(before));
    if (opens && token === undefined) this.#spend(text.length);
    return token;
  }

  override del(text: string, masked: string, before: string): ReturnType<Tokenizer['del']> {
    const token = super.del(text, masked, before);
    if (token === undefined && /^~~?[^\s~]/.test(text)) this.#spend(text.length);
    return token;
  }
}
