import { startProvider } from '#tests/support/provider.ts';

// The AI provider of the bench: answers at once. A question that begins with "At length" gets an answer as people read it, one that
// begins with "At a walk" or "Slowly" gets it as models write it.
const shortAnswer = 'Begin where you stand, and begin today [1].';
const longAnswer = `What you describe is older than you think, and so is the way through it [1].

Three things have held for me:

1. **Begin before you are ready.** The first step is small on purpose; it only has to be *yours*. Nobody else can take it [2].
2. **Keep the evening for looking back.** Ask what went well, what did not, and what you would say to a friend who stood there.
3. **Let the work answer.** Doubt is loud in the chair and quiet on the road.

> A habit is a promise that you have stopped noticing.

I used to count the days until something changed. Later I counted only the days on which I had shown up, and the change came
by itself, a little at a time, as it does for everyone who stays [3]. There is no trick in it, and no shortcut that I know of.

So take one sheet of paper tonight. Write down *one* thing that you will do tomorrow before noon. What will it be?`;

const fortyWords = longAnswer
  .match(/\s*\S+/g)!
  .slice(0, 40)
  .join('');

const provider = await startProvider();
provider.answer = ({ messages }) => {
  provider.requests.length = 0; // Kept for tests; thousands of them would only fill this process.
  const question = messages.at(-1)!.content;
  if (question.startsWith('At a walk')) return { text: fortyWords, delayMs: 50, chunkDelayMs: 10 };
  if (question.startsWith('Slowly')) return { text: longAnswer, delayMs: 50, chunkDelayMs: 33 };
  return question.startsWith('At length') ? longAnswer : shortAnswer;
};
process.send!(provider.url);
process.once('disconnect', () => process.exit());
