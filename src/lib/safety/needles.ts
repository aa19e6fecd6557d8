/**
 * Literal texts of which every match of an expression holds at least one: a text without any of them need not be looked through.
 * Of several such sets it chooses the one with the longest texts.
 * @param source of an expression with the flag `u`
 * @returns null when there is no such set
 * @throws when it holds what none of our expressions does
 */
export function needlesOf(source: string): string[] | null {
  const reader = new Reader(source);
  const needles = anyOf(reader);
  if (reader.takes(')')) throw notUnderstood(source);
  return needles && [...new Set(needles)];
}

/** Reads alternatives up to the end of their group. */
function anyOf(reader: Reader): string[] | null {
  let all: string[] | null = [];
  do {
    const needles = bestOf(reader);
    all = all && needles && [...all, ...needles];
  } while (reader.takes('|'));
  return all;
}

/** Of elements one after the other each must be met, so any one of them will do. */
function bestOf(reader: Reader): string[] | null {
  let best: string[] | null = null;
  const offer = (needles: string[] | null) => {
    if (needles !== null && (best === null || isBetter(needles, best))) best = needles;
  };
  let run = '';
  while (!reader.isAtEnd()) {
    const literal = reader.literal();
    const needles = literal === null ? needlesOfElement(reader) : [literal];
    const least = reader.leastTimes();
    if (literal !== null && least === null) {
      run += literal;
      continue;
    }
    if (run !== '') offer([run]);
    run = '';
    if (least !== 0) offer(needles);
  }
  if (run !== '') offer([run]);
  return best;
}

function isBetter(one: readonly string[], other: readonly string[]): boolean {
  const shortest = (needles: readonly string[]) => Math.min(...needles.map(({ length }) => length));
  return shortest(one) > shortest(other) || (shortest(one) === shortest(other) && one.length < other.length);
}

/** Of an element that is no literal. */
function needlesOfElement(reader: Reader): string[] | null {
  if (!reader.takes('(')) {
    reader.skip();
    return null;
  }
  const looksAround = reader.beginsLookaround();
  const needles = anyOf(reader);
  if (!reader.takes(')')) throw notUnderstood(reader.source);
  return looksAround ? null : needles;
}

/** Reads the source of an expression, an element at a time. */
class Reader {
  readonly source: string;
  #at = 0;

  constructor(source: string) {
    this.source = source;
  }

  /** Of an alternative. */
  isAtEnd(): boolean {
    return this.#at === this.source.length || this.source[this.#at] === '|' || this.source[this.#at] === ')';
  }

  takes(text: string): boolean {
    if (!this.source.startsWith(text, this.#at)) return false;
    this.#at += text.length;
    return true;
  }

  /** As many characters as stand for themselves, once each; or one of which it is said how often. */
  literal(): string | null {
    return (
      this.#match(/[^\\^$.*+?()[\]{}|]+(?![*+?{])/uy) ??
      this.#match(/[^\\^$.*+?()[\]{}|]/uy) ??
      this.#match(/\\[\\^$.*+?()[\]{}|/]/uy)?.slice(1) ??
      null
    );
  }

  /** How often the element that was just read must be met; null when nothing is said of it. */
  leastTimes(): number | null {
    const quantifier = this.#match(/(?:[*+?]|\{\d+(?:,\d*)?\})\??/uy);
    if (quantifier === null) return null;
    return quantifier.startsWith('{') ? Number.parseInt(quantifier.slice(1), 10) : Number(quantifier.startsWith('+'));
  }

  beginsLookaround(): boolean {
    return !this.takes('?:') && this.#match(/\?<?[=!]/uy) !== null;
  }

  /** Passes over what stands for one character, or for a place. */
  skip(): void {
    if (this.#match(/[.^$]|\[(?:[^\]\\]|\\.)*\]|\\[pP]\{\w+(?:=\w+)?\}|\\[bBdDsSwWnrt]/uy) === null) {
      throw notUnderstood(this.source);
    }
  }

  #match(expression: RegExp): string | null {
    expression.lastIndex = this.#at;
    const [found = null] = expression.exec(this.source) ?? [];
    if (found !== null) this.#at += found.length;
    return found;
  }
}

const notUnderstood = (source: string) => new Error(`Not understood: ${source}`);

/** Finds which of many things a text calls for, each by needles of its own, in one walk through the text. */
export class NeedleIndex<T> {
  /** By the first characters of a needle, as many as it has up to `keyLength`. */
  readonly #byKey = new Map<string, { needle: string; thing: T }[]>();
  readonly #always: T[] = [];

  /** @param needles null for what every text calls for */
  add(needles: readonly string[] | null, thing: T): void {
    if (needles === null) this.#always.push(thing);
    for (const needle of needles ?? []) {
      const key = needle.slice(0, keyLength);
      const same = this.#byKey.get(key);
      if (same === undefined) this.#byKey.set(key, [{ needle, thing }]);
      else same.push({ needle, thing });
    }
  }

  /** Each thing that the text holds a needle of, once. */
  find(text: string): Set<T> {
    const found = new Set(this.#always);
    for (let at = 0; at < text.length; at++) {
      for (let length = 1; length <= keyLength; length++) {
        for (const { needle, thing } of this.#byKey.get(text.slice(at, at + length)) ?? []) {
          if (!found.has(thing) && text.startsWith(needle, at)) found.add(thing);
        }
      }
    }
    return found;
  }
}

/** Long enough that few needles share a beginning. */
const keyLength = 3;
