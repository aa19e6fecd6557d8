import type { CategoryKey } from '#api/categories.ts';

/** What a work is: primary kinds first, collections of somebody's words last. */
export const workKinds = [
  'speech',
  'letter',
  'essay',
  'book',
  'autobiography',
  'interview',
  'lecture',
  'broadcast',
  'treatise',
  'film',
  'collection',
] as const;
export type WorkKind = (typeof workKinds)[number];

/**
 * One passage of a mentor's library: what the person said in a work that really exists. The build fails when one is not whole
 * (tools/eval/library-faults.ts).
 * `teaching` is always a paraphrase in our own words, never a quotation.
 */
export interface Passage {
  /** Unique in the whole product: the mentor's key, a hyphen, a slug ("jobs-connect-dots"). */
  id: string;
  /** The title of the work, as a reader would look it up ("Stanford Commencement Address"). */
  work: string;
  /** The year in which the work was given, written or published; for old works possibly approximate. */
  year: number;
  kind: WorkKind;
  /** Where it stands: date and place of a speech, chapter or part of a book, publisher, broadcaster. */
  locator: string;
  /** A public address at which the work can be read, heard or seen. */
  url?: string;
  /** What a person might be asking about when this passage helps, in lower case. */
  topics: readonly string[];
  /** Two to five sentences, our own words, to the person or impersonal: they must fit the mentor's mouth and a card about the mentor. */
  teaching: string;
}

/** How a passage is named among an answer's sources: "Work (year)". */
export function sourceName({ work, year }: Passage): string {
  return `${work} (${year})`;
}

/** The colours a mentor's tag can have; the style sheet gives each its light and dark shade. */
export type TagColor = 'amber' | 'teal' | 'plum' | 'rust' | 'moss' | 'slate';

/** A persona as docs/contract.md §6.2 lists it, with what the worker needs to let it speak. */
export interface Mentor {
  key: string;
  name: string;
  category: CategoryKey;
  /** One or two sentences for the card and the conversation's header; at most 160 characters. */
  description: string;
  /** Path of the portrait under `public/`. */
  image: string;
  /** A short label on the card ("Customer obsession"); at most 24 characters. */
  tag: string;
  tagColor: TagColor;
  /** Name of an icon of the set in src/components/layout/Icon.astro. */
  icon: string;
  /** The opening message in the person's own manner; ends with a question (docs/contract.md §6.2). */
  welcomeMessage: string;
  /** Six questions to begin with (docs/contract.md §6.2), each something a person would really ask. */
  starters: readonly [string, string, string, string, string, string];
  /** How the person speaks and thinks, for the AI provider: voice, habits, convictions, limits. */
  guide: string;
  /** Words for the offline mode: how this mentor opens, links passages, closes, and admits not knowing. */
  manner: {
    /** Begins an answer; one sentence without naming the question. */
    openings: readonly string[];
    /** Leads from one passage to the next; a clause that ends with a colon or a full sentence. */
    links: readonly string[];
    /** Ends an answer by turning back to the person with one practical step or question. */
    closings: readonly string[];
    /** Said when nothing in the library fits the question; one or two sentences. */
    unknown: string;
  };
  library: readonly Passage[];
  /** How people put what each passage answers, by the passage's id. The search reads them; nobody is shown them. */
  wordings: Readonly<Record<string, readonly string[]>>;
  facts: FactCard;
}

/** Where a fact can be looked up: a page that exists, of an archive, an encyclopedia, a prize, a museum or a publisher. */
export interface FactSource {
  /** What the page is called ("The Nobel Peace Prize 1964", "Britannica: Mahatma Gandhi"). */
  title: string;
  url: string;
}

/** A fact about the person, in one plain sentence of our own in the third person, at most 200 characters. */
export interface Fact {
  text: string;
  source: FactSource;
}

/** Who the person is or was: shown on the mentor's page, and what factual questions are answered from. */
export interface FactCard {
  /** `when` is a day (1869-10-02), a month or a year as far as it is known; `text` says it in words, with the place. */
  born: Fact & { when: string };
  /** Null for who is alive. */
  died: (Fact & { when: string }) | null;
  /** Two to four: what the person was or is ("Lawyer, and leader of India's movement for independence."). */
  roles: readonly Fact[];
  /** Ten or more, in the order of time. */
  events: readonly (Fact & { when: string })[];
  /** Two to five: what the person is fairly criticised for, without excuses. `about` are words of a question that means it, in lower case. */
  criticisms: readonly (Fact & { about: readonly string[] })[];
}

/** A question of the evaluation, as a person would ask it, and the passages that ought to be among the first five found for it. */
export interface EvalQuestion {
  question: string;
  /** Ids of passages; none means that nothing answers it. */
  finds: readonly string[];
}

/** By what the evaluation knows an answer for this mentor's: words, turns of phrase and themes, from the guide and manner. */
export interface Markers {
  /** What somebody who is not the mentor would call them. */
  names: readonly string[];
  /** Whole words in any case of letters, between bars; `*` leaves an ending open. */
  marks: string;
}
