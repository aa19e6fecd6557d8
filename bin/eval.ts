import { mentors } from '../src/lib/mentors/index.ts';
import { measureRecall } from './eval/recall.ts';

// `npm run eval`: how well each mentor's passages are found for the questions of the evaluation set, without any provider.
const shares: number[] = [];
for (const mentor of mentors) {
  const { share, missed } = measureRecall(mentor);
  shares.push(share);
  const works = new Set(mentor.library.map(({ work }) => work)).size;
  process.stdout.write(`${mentor.name.padEnd(24)} ${String(mentor.library.length).padStart(3)} passages of ${String(works).padStart(2)} works   recall at 5: ${share.toFixed(3)}\n`);
  for (const { id, question } of missed) process.stdout.write(`  not found: ${id} for “${question}”\n`);
}
const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
process.stdout.write(`\nMean recall at 5: ${mean.toFixed(3)}\n`);
