import { setTimeout as sleep } from 'node:timers/promises';
import type { Conversation, Ending, Asking } from './person.ts';
import { newKey, type Person } from './person.ts';
import type { Random } from './random.ts';

/** A question that was answered, as its person knows it. */
export type Exchange = {
  person: Person;
  conversationId: string;
  /** The last text that was sent in its place. */
  question: string;
  answer: string;
  isCut: boolean;
  /** From the first try to the answer. */
  tookMs: number;
};

/** What people do with a question. Most watch its answer as the chat screen does. */
const ways = {
  /** Watch it being written. */
  watch: 50,
  /** Wait for the whole answer, as a script does. */
  wait: 14,
  /** Send a form, and look at the page until the answer is there. */
  form: 7,
  /** Send, go away, and come back later. */
  leave: 7,
  /** Click twice: the same send at two web processes at once. */
  twice: 5,
  /** Stop it while it is written. */
  stop: 7,
  /** Ask again for the answer that is there. */
  again: 5,
  /** Edit the question once it is answered. */
  edit: 5,
};

/** Asks one question, in one of the ways, until it has an answer. */
export async function askQuestion(
  person: Person,
  conversationId: string,
  question: string,
  random: Random,
): Promise<Exchange> {
  const startedAt = performance.now();
  const way = random.choose(ways);
  const asker = new Asker(person, conversationId);
  let asked = question;
  let ending = await asker.untilAnswered(await asker.first(question, way, random));
  if (way === 'again') {
    const before = ending.content;
    ending = await asker.untilAnswered(await asker.again());
    if (ending.content === before) throw new Error(`Asked again, and the same answer was given: ${before}`);
  }
  if (way === 'edit') {
    asked = `${question} I mean, tomorrow?`;
    ending = await asker.untilAnswered(await asker.edit(asked));
  }
  const tookMs = performance.now() - startedAt;
  return { person, conversationId, question: asked, answer: ending.content, isCut: ending.isCut, tookMs };
}

type Answered = Extract<Ending, { kind: 'answered' }>;

/** One question of a person, and what they do with it. */
class Asker {
  readonly #person: Person;
  readonly #conversationId: string;
  readonly #messagesPath: string;
  /** How often the answer was asked for; a repeat of the same wish names it (src/api/conversations.ts). */
  #asking = 1;

  constructor(person: Person, conversationId: string) {
    this.#person = person;
    this.#conversationId = conversationId;
    this.#messagesPath = `/api/conversations/${conversationId}/messages`;
  }

  async first(question: string, way: keyof typeof ways, random: Random): Promise<Ending> {
    const person = this.#person;
    const send: Asking = { path: this.#messagesPath, body: { content: question }, key: newKey() };
    switch (way) {
      case 'wait':
        return person.ask(send);
      case 'form':
        await person.sendForm(send);
        return this.#untilQuiet();
      case 'leave':
        await person.leave(send);
        return this.#untilQuiet();
      case 'twice': {
        const [one, other] = await Promise.all([person.watch(send, this.#messagesPath), person.ask(send)]);
        if (JSON.stringify(one) !== JSON.stringify(other))
          throw new Error(`One send, two endings: ${JSON.stringify([one, other])}`);
        return one;
      }
      case 'stop': {
        let stopping: Promise<void> | undefined;
        const ended = await person.watch(send, this.#messagesPath, (index) => {
          stopping = sleep(random.between(0, 1_000)).then(() => person.stop(this.#messagesPath, index));
        });
        // A stop that comes too late does nothing.
        await stopping;
        return ended;
      }
      default:
        return person.watch(send, this.#messagesPath);
    }
  }

  async again(): Promise<Ending> {
    const path = `${this.#messagesPath}/${await this.#lastIndex('user')}/answer`;
    return this.#person.watch({ path, body: { after: this.#asking++ } }, this.#messagesPath);
  }

  async edit(content: string): Promise<Ending> {
    const path = `${this.#messagesPath}/${await this.#lastIndex('user')}`;
    this.#asking++;
    return this.#person.watch({ path, body: { content }, key: newKey() }, this.#messagesPath);
  }

  async untilAnswered(first: Ending): Promise<Answered> {
    let ending = first;
    while (ending.kind === 'unanswered') ending = await this.again();
    return ending;
  }

  /** Looks again and again, as the page does that refreshes itself. */
  async #untilQuiet(): Promise<Ending> {
    for (const giveUpAt = Date.now() + 120_000; Date.now() < giveUpAt; await sleep(500)) {
      const { messages, answer } = await this.#person.read(this.#conversationId);
      const last = messages.at(-1)!;
      if (answer === null || (answer.state === 'stopped' && last.role === 'assistant'))
        return { kind: 'answered', content: last.content, isCut: last.stopped ?? last.unfinished ?? false };
      if (answer.state === 'failed' || answer.state === 'stopped') return { kind: 'unanswered', why: answer.state };
    }
    throw new Error('It is written for ever');
  }

  async #lastIndex(role: Conversation['messages'][number]['role']): Promise<number> {
    return (await this.#person.read(this.#conversationId)).messages.findLastIndex((message) => message.role === role);
  }
}
