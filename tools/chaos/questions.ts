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
  const messagesPath = `/api/conversations/${conversationId}/messages`;
  const send: Asking = { path: messagesPath, body: { content: question }, key: newKey() };
  const way = random.choose(ways);
  /** How often the answer was asked for; a repeat of the same wish names it (src/api/conversations.ts). */
  let asking = 1;
  let asked = question;

  let ending = await first();
  while (ending.kind === 'unanswered') ending = await again();
  if (way === 'again') {
    const before = ending.content;
    do ending = await again();
    while (ending.kind === 'unanswered');
    if (ending.content === before) throw new Error(`AnswerRequest again, and the same answer was given: ${before}`);
  }
  if (way === 'edit') {
    asked = `${question} I mean, tomorrow?`;
    const edit: Asking = {
      path: `${messagesPath}/${await lastIndex('user')}`,
      body: { content: asked },
      key: newKey(),
    };
    asking++;
    ending = await person.watch(edit, messagesPath);
    while (ending.kind === 'unanswered') ending = await again();
  }
  return {
    person,
    conversationId,
    question: asked,
    answer: ending.content,
    isCut: ending.isCut,
    tookMs: performance.now() - startedAt,
  };

  async function first(): Promise<Ending> {
    switch (way) {
      case 'wait':
        return person.ask(send);
      case 'form':
        await person.sendForm(send);
        return untilQuiet();
      case 'leave':
        await person.leave(send);
        return untilQuiet();
      case 'twice': {
        const [one, other] = await Promise.all([person.watch(send, messagesPath), person.ask(send)]);
        if (JSON.stringify(one) !== JSON.stringify(other))
          throw new Error(`One send, two endings: ${JSON.stringify([one, other])}`);
        return one;
      }
      case 'stop': {
        let stopping: Promise<void> | undefined;
        const ended = await person.watch(send, messagesPath, (index) => {
          stopping = sleep(random.between(0, 1_000)).then(() => person.stop(messagesPath, index));
        });
        // A stop that comes too late does nothing.
        await stopping;
        return ended;
      }
      default:
        return person.watch(send, messagesPath);
    }
  }

  async function again(): Promise<Ending> {
    const path = `${messagesPath}/${await lastIndex('user')}/answer`;
    return person.watch({ path, body: { after: asking++ } }, messagesPath);
  }

  /** Looks again and again, as the page does that refreshes itself. */
  async function untilQuiet(): Promise<Ending> {
    for (const giveUpAt = Date.now() + 120_000; Date.now() < giveUpAt; await sleep(500)) {
      const { messages, answer } = await person.read(conversationId);
      const last = messages.at(-1)!;
      if (answer === null || (answer.state === 'stopped' && last.role === 'assistant'))
        return { kind: 'answered', content: last.content, isCut: last.stopped ?? last.unfinished ?? false };
      if (answer.state === 'failed' || answer.state === 'stopped') return { kind: 'unanswered', why: answer.state };
    }
    throw new Error('It is written for ever');
  }

  async function lastIndex(role: Conversation['messages'][number]['role']): Promise<number> {
    return (await person.read(conversationId)).messages.findLastIndex((message) => message.role === role);
  }
}
