import { APIError } from 'openai';
import { setTimeout as sleep } from 'node:timers/promises';
import { ProviderFault } from '../../src/lib/chat/provider.ts';

/** A run of hundreds of questions meets a limit sooner than a person does, and can wait longer. */
const mostTries = 5;
const firstWaitMs = 500;
const longestWaitMs = 60_000;

/**
 * Calls the AI provider until it answers: passing faults are tried again with backoff, or when the provider says.
 * @returns the answer, and how many tries it took
 * @throws ProviderFault one that does not pass, or the last one
 */
export async function tryAgain<T>(call: () => Promise<T>): Promise<{ value: T; tries: number }> {
  for (let tries = 1; ; tries++) {
    try {
      return { value: await call(), tries };
    } catch (error) {
      if (!(error instanceof ProviderFault) || !error.isPassing || tries === mostTries) throw error;
      await sleep(askedWaitMs(error) ?? firstWaitMs * 2 ** (tries - 1));
    }
  }
}

function askedWaitMs({ cause }: ProviderFault): number | undefined {
  const header = cause instanceof APIError ? cause.headers?.get('retry-after') : null;
  const waitS = Number(header ?? Number.NaN);
  return Number.isFinite(waitS) ? Math.min(longestWaitMs, waitS * 1_000) : undefined;
}
