import { describe, expect, test } from 'vitest';
import { findPassages } from '#lib/retrieval/passages.ts';
import { composePrompt, type Turn } from '#lib/prompt/prompt.ts';
import { findMentor, mentors } from '#lib/mentors/index.ts';
import { sourceName } from '#lib/mentors/mentor.ts';

const jobs = findMentor('jobs')!;
const question: Turn = { role: 'user', content: 'How do I find what I love?' };
const chat = (...contents: string[]) =>
  contents.map((content, at): Turn => ({ role: at % 2 === 0 ? 'user' : 'assistant', content }));

// spec: product-8
test('the question comes last and as it was asked, the guide first', () => {
  const asked: Turn = { role: 'user', content: 'What about [1] and `list[2]`?' };
  const { messages } = composePrompt(jobs, [...chat('Hello', 'Hello to you'), asked]);
  expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
  expect(messages[0]!.content).toContain(jobs.guide);
  expect(messages.slice(1)).toEqual([...chat('Hello', 'Hello to you'), asked]);
});

describe('passages', () => {
  test('are the mentor’s whole library in its order, numbered as they are given back', () => {
    for (const mentor of mentors) {
      const { messages, passages } = composePrompt(mentor, [question]);
      expect(passages).toEqual(mentor.library);
      const places = passages.map((passage, at) =>
        messages[0]!.content.indexOf(`\n[${at + 1}] ${sourceName(passage)}: ${passage.teaching}\n`),
      );
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      expect(messages[0]!.content).not.toContain(`\n[${passages.length + 1}] `);
    }
  });

  test('are the same after a long conversation', () => {
    const turns = chat(...Array.from({ length: 60 }, () => 'word '.repeat(200)));
    expect(composePrompt(jobs, [...turns, question]).passages).toEqual(jobs.library);
  });

  describe('for which there is no room beside the conversation', () => {
    const turns = chat(...Array.from({ length: 60 }, () => 'word '.repeat(200)));
    /** Too long for the library beside it; there is nothing to be found in it but what it begins with. */
    const long = (content: string): Turn => ({ role: 'user', content: `${content} ${'… '.repeat(4_000)}.` });

    test('are those that fit the question, or the one before when the question says nothing by itself', () => {
      const choose = (...last: Turn[]) => composePrompt(jobs, [...turns, ...last]);
      const { messages, passages } = choose(long(question.content));
      expect(passages.length).toBeGreaterThanOrEqual(3);
      expect(passages.length).toBeLessThan(jobs.library.length);
      expect(new Set(passages).size).toBe(passages.length);
      for (const [at, passage] of passages.entries())
        expect(messages[0]!.content).toContain(`\n[${at + 1}] ${sourceName(passage)}: ${passage.teaching}\n`);
      const [best] = passages;
      expect(choose(...chat(question.content, 'So.'), long('And then?')).passages[0]).toBe(best);
      expect(choose(long('What do you say about death?')).passages[0]).not.toBe(best);
    });

    test('leave room for those of the question before', () => {
      const before = 'What do you say about death?';
      const asked = 'How do I find work that I love, make great products with good people, and say no to the rest?';
      const best = findPassages(jobs, before)[0]!.passage;
      const found = findPassages(jobs, asked).map(({ passage }) => passage);
      const { passages } = composePrompt(jobs, [...turns, ...chat(before, 'Much.'), long(asked)]);
      expect(found.indexOf(best) === -1 || found.indexOf(best) >= passages.length).toBe(true);
      expect(found.length).toBeGreaterThanOrEqual(passages.length);
      expect(passages).toContain(best);
    });
  });
});

test('numbers of earlier answers, which now mean other passages, are taken out', () => {
  const { messages } = composePrompt(jobs, [...chat('Why?', 'Because [1]. And so [2, 3]. See `a[1]`.'), question]);
  expect(messages[2]!.content).toBe('Because. And so. See `a[1]`.');
});

describe('a long conversation', () => {
  const turns = chat(...Array.from({ length: 60 }, (_, at) => `${at}: ${'word '.repeat(200)}`));

  test('is cut to the newest turns, without a gap; of the oldest the beginning is sent', () => {
    const { messages } = composePrompt(jobs, [...turns, question]);
    const [oldest, ...sent] = messages.slice(1, -1);
    expect(sent.length).toBeGreaterThanOrEqual(10);
    expect(sent.length).toBeLessThan(40);
    expect(sent.map(({ content }) => content)).toEqual(turns.slice(-sent.length).map(({ content }) => content));
    const before = turns.at(-sent.length - 1)!;
    expect(oldest).toEqual({ role: before.role, content: expect.stringMatching(/^\d+: (word )+\[…\]$/) });
    expect(before.content).toContain(oldest!.content.slice(0, -4));
    expect(messages.at(-1)).toEqual(question);
  });

  test.for([
    ['Hindi', 'मैं अपने पिता से बात करना चाहता हूँ। '],
    ['Japanese', '父と話したいのですが、どう始めればよいか分かりません。'],
  ])('of a message in %s that is longer than all that is sent, the beginning is sent', ([, sentence]) => {
    const long = sentence!.repeat(300);
    const { messages } = composePrompt(jobs, [...chat('Old', 'Yes', long, 'So.'), question]);
    const [cut, ...rest] = messages.slice(1);
    expect(rest).toEqual([{ role: 'assistant', content: 'So.' }, question]);
    expect(cut!.role).toBe('user');
    expect(cut!.content.endsWith(' […]')).toBe(true);
    const beginning = cut!.content.slice(0, -4);
    expect(long.startsWith(beginning)).toBe(true);
    // Between two words, and as much as there is room for.
    const words = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(long)].map(({ index }) => index);
    expect(words.some((index) => long.slice(0, index).trimEnd() === beginning)).toBe(true);
    expect(Buffer.byteLength(beginning) / 3.5).toBeGreaterThan(5_900);
    expect(Buffer.byteLength(beginning) / 3.5).toBeLessThan(6_000);
  });

  test('costs no more when it is longer', () => {
    const size = (list: Turn[]) => JSON.stringify(composePrompt(jobs, [...list, question]).messages).length;
    const other = chat(
      ...Array.from({ length: 1_000 }, (_, at) => `${String(at % 60).padStart(2, '0')}: ${'word '.repeat(200)}`),
    );
    expect(Math.abs(size(other) - size(turns))).toBeLessThan(100);
  });

  test('is cut before a turn that is too large by itself; the question stays', () => {
    const long: Turn = { role: 'user', content: 'x'.repeat(8_000) };
    const { messages } = composePrompt(jobs, [...chat('Old', 'x'.repeat(100_000), 'Why?', 'So.'), long]);
    expect(messages.slice(1)).toEqual([...chat('Why?', 'So.'), long]);
  });
});

test('each mentor is a different system', () => {
  const systems = mentors.map((mentor) => composePrompt(mentor, [question]).messages[0]!.content);
  expect(new Set(systems).size).toBe(mentors.length);
  for (const [at, { name, guide }] of mentors.entries()) {
    expect(systems[at]).toContain(guide);
    expect(systems[at]).toContain(`You are not ${name}`);
    for (const other of mentors.toSpliced(at, 1)) expect(systems[at]).not.toContain(other.guide);
  }
});
