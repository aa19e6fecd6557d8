import type { Provider } from '#tests/support/provider.ts';
import type { Random } from './random.ts';

/** What the provider was told to say, by question: whatever else is shown as an answer is none. */
export type Texts = {
  /** Whether it is one call's answer to that question, from its first to its last word. */
  isWhole(question: string, answer: string): boolean;
  /** Whether it is the beginning of one. */
  isBeginning(question: string, answer: string): boolean;
};

/** Of a hundred answers so many break off, as those of real providers do. */
const breakingShare = 0.03;

/** Lets the provider write answers that take 0.2 to 2 s, each another one, and some of which break off. */
export function scriptProvider(provider: Provider, random: Random): Texts {
  const texts = new Map<string, string[]>();
  let calls = 0;
  provider.answer = ({ messages }) => {
    const question = messages.at(-1)!.content;
    const call = ++calls;
    const steps = Array.from({ length: random.between(10, 50) }, (_, at) => `step ${at + 1}`);
    const text = `Call ${call}: ${steps.join(', ')}. That was call ${call}.`;
    texts.set(question, [...(texts.get(question) ?? []), text]);
    // Two words a step.
    const chunkDelayMs = random.between(150, 1_800) / (steps.length * 2);
    return {
      text,
      delayMs: random.between(0, 150),
      chunkDelayMs,
      ...(random.chance(breakingShare) && { breakAfter: random.between(0, text.length) }),
    };
  };
  return {
    isWhole: (question, answer) => texts.get(question)?.includes(answer) ?? false,
    isBeginning: (question, answer) => texts.get(question)?.some((text) => text.startsWith(answer)) ?? false,
  };
}
