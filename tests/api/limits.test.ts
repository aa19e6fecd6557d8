import { expect, test } from 'vitest';
import { startApp } from '#tests/support/app.ts';
import { newClient, somebody } from '#tests/support/client.ts';

test('two web processes count what is limited together, from their very first use on', async () => {
  const two = await startApp({ webs: 2, workers: 0, env: { RATE_LIMIT_SCALE: '0.05' } });
  const register = (web: number) => newClient(two, { web }).json('POST', '/api/auth/register', somebody());
  expect([(await register(0)).status, (await register(1)).status]).toEqual([201, 429]);
});
