import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { startApp } from '#tests/support/app.ts';
import { newClient, signUp } from '#tests/support/client.ts';
import { answerState, ask, startConversation } from '#tests/support/conversation.ts';
import { createRedisDatabase } from '#tests/support/database.ts';
import { expectAllToWork, expectToBeBack, toldWithinMs } from '#tests/support/outage.ts';
import { openTunnel } from '#tests/support/tunnel.ts';

test(
  'packets to Redis that are swallowed for ten seconds: nobody waits, what is asked is kept, and all is back within ten',
  { timeout: 90_000 },
  async () => {
    const redis = await createRedisDatabase();
    onTestFinished(() => redis.drop());
    const tunnel = await openTunnel(redis.url);
    onTestFinished(() => tunnel.close());
    const app = await startApp({ env: { REDIS_URL: tunnel.url } });
    onTestFinished(() => app.stop());
    const client = await signUp(app);
    const usualMs = await expectAllToWork(app, client);
    const id = await startConversation(client);
    tunnel.swallow();
    const until = Date.now() + 10_000;
    for (let visit = 0; visit < 2; visit++) {
      const startedAt = performance.now();
      expect((await client.get('/history')).status).toBe(200);
      expect(
        (await newClient(app).json('POST', '/api/auth/login', { email: client.email, password: client.password }))
          .status,
      ).toBe(200);
      expect(performance.now() - startedAt).toBeLessThan(2 * toldWithinMs + usualMs);
    }
    const askedAt = performance.now();
    const { status, headers, body } = await ask(client, id, 'Is anybody there?');
    expect({ status, retryAfter: headers.get('retry-after'), code: body.code }).toEqual({
      status: 503,
      retryAfter: '5',
      code: 'queue-down',
    });
    expect(performance.now() - askedAt).toBeLessThan(2 * toldWithinMs + usualMs);
    await sleep(until - Date.now());
    tunnel.forward();
    await expectToBeBack(app, client, usualMs);
    // Maintenance finds what was kept.
    await expect.poll(() => answerState(client, id), { timeout: 40_000 }).toBeNull();
  },
);
