import { describe, expect, test } from 'vitest';
import { dangerMarks, readDangerMark } from '#lib/safety/danger-mark.ts';
import { finishDraft } from '#lib/answers/drafts.ts';
import { finishAnswer } from '#lib/answers/finish-answer.ts';
import { findMentor } from '#lib/mentors/index.ts';

const gandhi = findMentor('gandhi')!;
const passages = gandhi.library.slice(0, 2);

describe('the mark of danger', () => {
  test.for([
    ['[danger: self-harm]\n\nI hear you.', 'self-harm', 'I hear you.'],
    ['[Danger: Abuse] I hear you.', 'abuse', 'I hear you.'],
    ['**[danger:emergency]**\nI hear you.', 'emergency', 'I hear you.'],
    ['I hear you. `[danger: abuse]`', 'abuse', 'I hear you.'],
    ['[danger: self\u2011harm] I hear you.', 'self-harm', 'I hear you.'],
    ['[Danger:\u00A0Self Harm]\nI hear you.', 'self-harm', 'I hear you.'],
    ['**[danger : self – harm ]** I hear you.', 'self-harm', 'I hear you.'],
    ['I hear you [danger: self-harm] and stay [danger: abuse].', 'self-harm', 'I hear you and stay.'],
    [
      'Of danger I say: [danger](https://example.com), [danger: none] and danger: abuse.',
      null,
      'Of danger I say: [danger](https://example.com), [danger: none] and danger: abuse.',
    ],
  ] as const)('%j', ([text, danger, content]) => {
    expect(finishAnswer(text, passages, [])).toEqual({ content, cited: [], danger });
  });

  test.for([...Object.values(dangerMarks), '[danger: self\u2011harm]', '[Danger: self harm]'])(
    '%s is never seen, not even its beginning, however much of the text is there',
    (mark) => {
      const text = `**${mark}**\n\nI hear you [1]. Whom could you call? A [dog](https://example.com) helps.`;
      for (let length = 0; length <= text.length; length++) {
        const { content } = finishDraft(gandhi, {
          beginning: 1,
          text: text.slice(0, length),
          passages: passages.map(({ id }) => id),
          question: 'How?',
        });
        expect(content.replace(/^\**/, '')).not.toMatch(/\[d[^o]|\[$|danger/i);
      }
    },
  );

  test('a long text without it takes no time', () => {
    const text = `${' '.repeat(20_000)}${'[d'.repeat(10_000)}${'*'.repeat(20_000)}`;
    const startedAt = performance.now();
    expect(readDangerMark(text).danger).toBeNull();
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  });
});
