import { styleText } from 'node:util';
import { say, seconds } from '#tools/run/steps.ts';
import { type Cost, showTokens } from './cost.ts';

/** Shows how far a run is: a bar that grows in place; where nobody watches, a line for every tenth. */
export function openProgress(all: number): (done: number, failed: number, cost: Cost) => void {
  const startedAt = performance.now();
  let shownTenths = 0;
  return (done, failed, cost) => {
    const share = done / all;
    const counts = [`${done} of ${all} asked`, failed > 0 ? `${failed} failed` : '', showTokens(cost)]
      .filter((part) => part !== '')
      .join(', ');
    if (process.stdout.isTTY) {
      const bar = '█'.repeat(Math.round(share * 20)).padEnd(20, '░');
      const left = seconds(((performance.now() - startedAt) / share) * (1 - share)).trim();
      // A line that wraps cannot be drawn over.
      const text = `${counts}, ${left} left`.slice(0, process.stdout.columns - bar.length - 4);
      process.stdout.write(`\r\u001B[2K  ${styleText('cyan', bar)} ${text}${done === all ? '\n' : ''}`);
    } else if (Math.floor(share * 10) > shownTenths) {
      shownTenths = Math.floor(share * 10);
      say(`  ${String(shownTenths * 10).padStart(3)} %  ${counts}`);
    }
  };
}
