import { setTimeout as sleep } from 'node:timers/promises';
import { ProviderFault } from '#lib/prompt/provider.ts';

const mostTries = 5;
const firstWaitMs = 500;

/**
 * Calls the AI provider until it answers: passing faults are tried again with backoff. What the provider asks to wait is waited for by
 * the call itself.
 * @returns the answer, and how many tries it took
 * @throws ProviderFault one that does not pass, or the last one
 */
export async function tryAgain<T>(call: () => Promise<T>): Promise<{ value: T; tries: number }> {
  for (let tries = 1; ; tries++) {
    try {
      return { value: await call(), tries };
    } catch (error) {
      if (!(error instanceof ProviderFault) || !error.isPassing || tries === mostTries) throw error;
      await sleep(firstWaitMs * 2 ** (tries - 1));
    }
  }
}
