import { beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app.ts';
import { newClient } from '#tests/support/client.ts';

let app: App;
beforeAll(async () => void (app = await startApp({ workers: 0 })));

test('an amount of tens of thousands of digits that is none is refused at once, and holds nobody up', async () => {
  const client = newClient(app);
  // What is slow once is made ready first.
  await client.form('/checkout', { method: 'stripe', amount: 'x' });
  const startedAt = performance.now();
  const { status, location } = await client.form('/checkout', { method: 'stripe', amount: `${'1'.repeat(64_000)}x` });
  expect({ status, location }).toEqual({ status: 303, location: `/checkout?amount=${'1'.repeat(40)}&type=donation` });
  expect(performance.now() - startedAt).toBeLessThan(1_000);
});
