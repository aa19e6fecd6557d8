import { type Draft, sealDraft, sealDraftPart } from '#lib/answers/drafts.ts';
import { answerSignals, mostBytes } from '#lib/jobs/signals.ts';
import { log } from '#lib/platform/log.ts';
import { sql } from '#lib/platform/sql.ts';
import type { AnswersRow } from '#lib/platform/tables.ts';
import type { Vault } from '#lib/platform/vault.ts';

/**
 * Pieces that come within this time travel together; the first one travels at once. Each travel wakes processes on its way, on
 * PostgreSQL every connection that listens; more often is hardly seen.
 */
const sendEveryMs = 100;
/** What a worker's death costs at most. */
const storeEveryMs = 1_000;

interface Place {
  answerId: string;
  asking: number;
  claims: number;
}

/**
 * Lets an answer be seen while it is written: sends what was added to whoever listens, and stores the whole about once a
 * second, both sealed. Stops the writing when the row says that nobody wants it any more.
 */
export class DraftWriter {
  readonly #place: Place;
  readonly #vault: Vault;
  readonly #given: Pick<Draft, 'passages' | 'question'>;
  readonly #onUnwanted: (why: 'stopped' | 'lost') => void;
  #text = '';
  #showsHelp = false;
  /** How many characters of the text the row has, and whether it tells of help. */
  #stored = 0;
  #isHelpStored = false;
  #storedAt = performance.now();
  /** Whether something was added that nobody has been told of. */
  #isDue = false;
  #isAtWork = false;
  #isClosed = false;
  #timer: NodeJS.Timeout | undefined;

  /**
   * @param given what the provider was given
   * @param onUnwanted is told when the person has stopped it, or the answer is not this worker's any more
   */
  constructor(
    place: Place,
    vault: Vault,
    given: Pick<Draft, 'passages' | 'question'>,
    onUnwanted: (why: 'stopped' | 'lost') => void,
  ) {
    this.#place = place;
    this.#vault = vault;
    this.#given = given;
    this.#onUnwanted = onUnwanted;
  }

  /** What is written so far. */
  get draft(): Draft {
    const { asking, claims } = this.#place;
    return {
      beginning: asking * 1_000 + claims,
      text: this.#text,
      ...this.#given,
      ...(this.#showsHelp && { showsHelp: true }),
    };
  }

  /** Takes what the provider has added. */
  add(piece: string): void {
    if (piece === '') return;
    this.#text += piece;
    this.#tell();
  }

  /** Lets it be known that help stands under the question from now on. */
  tellOfHelp(): void {
    this.#showsHelp = true;
    if (!this.#isClosed) this.#tell();
  }

  /** Sends and stores no more. What is on its way does no harm: the row takes no draft once the answer has ended. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  /** Stores what is written so far, for whoever goes on with the answer. Nothing does not take the place of an earlier attempt's. */
  async keep(): Promise<void> {
    this.close();
    if (this.#text !== '') await this.#store();
  }

  #tell(): void {
    this.#isDue = true;
    if (!this.#isAtWork) void this.#work();
  }

  async #work(): Promise<void> {
    this.#isAtWork = true;
    try {
      if (this.#isDue) await this.#send();
      else if (performance.now() - this.#storedAt >= storeEveryMs) await this.#store();
    } catch (error) {
      // Seeing it grow is a comfort; the answer itself goes on without.
      log.warn({ err: error, answerId: this.#place.answerId }, 'draft not sent');
    }
    this.#isAtWork =
      !this.#isClosed && (this.#isDue || this.#stored < this.#text.length || this.#isHelpStored !== this.#showsHelp);
    if (this.#isAtWork) this.#timer = setTimeout(() => void this.#work(), sendEveryMs);
  }

  async #send(): Promise<void> {
    this.#isDue = false;
    const { answerId } = this.#place;
    let part = this.#sealedPart();
    if (part.length > mostBytes) {
      await this.#store();
      part = this.#sealedPart();
    }
    // What came meanwhile may be too long again: then the row alone is told of.
    await answerSignals.send(answerId, part.length > mostBytes ? undefined : part);
    // After it: what is first seen of an answer does not wait for the row.
    if (performance.now() - this.#storedAt >= storeEveryMs) await this.#store();
  }

  #sealedPart(): Buffer {
    const part = { ...this.draft, base: this.#stored, text: this.#text.slice(this.#stored) };
    return sealDraftPart(this.#vault, this.#place.answerId, part);
  }

  /** Does not wait for the disk: a draft that a crash of the database forgets is written anew with its answer. */
  async #store(): Promise<void> {
    const { answerId, asking, claims } = this.#place;
    const { draft } = this;
    const [row] = await sql<Pick<AnswersRow, 'stop_asked'>[]>`
      update answers set draft = ${sealDraft(this.#vault, answerId, draft)}, updated_at = now()
      where id = ${answerId} and asking = ${asking} and claims = ${claims} and state = 'writing'
      returning stop_asked, set_config('synchronous_commit', 'off', true)`;
    this.#stored = draft.text.length;
    this.#isHelpStored = draft.showsHelp === true;
    this.#storedAt = performance.now();
    if (this.#isClosed) return;
    if (row === undefined) this.#onUnwanted('lost');
    else if (row.stop_asked) this.#onUnwanted('stopped');
  }
}
