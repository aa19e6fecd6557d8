import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { config, readSettings } from '#lib/platform/config.ts';
import { bringDatabase, checkPlace, webReady } from '#tools/run/app-steps.ts';
import { ensureBuilt } from './build.ts';
import { keepRunning } from '#tools/run/children.ts';
import { say, step } from '#tools/run/steps.ts';
import { untilStopped } from '#tools/run/until-stopped.ts';

readSettings();

/** Node takes up to 100 MB for short-lived objects before it looks for what is still needed; a few are enough here. */
const youngHeap = '--max-semi-space-size=4';

// `npm start`: everything that the product needs, up in order and down in order.
await untilStopped(async (run) => {
  await checkPlace();
  await step('build', (note) => ensureBuilt(note, run.stopping));
  const env = await bringDatabase(run);
  const server = path.join(copyOfBuild(), 'server');
  await step('web and worker', async () => {
    // What is started last ends first: web while the worker still answers its requests.
    const worker = keepRunning('worker', [youngHeap, path.join(server, 'worker.mjs')], env);
    run.running(worker);
    const web = keepRunning('web', [youngHeap, path.join(server, 'web.mjs')], env);
    run.running(web);
    await Promise.race([Promise.all([worker.ready, web.ready.then(() => webReady(run.stopping))]), run.stopped]);
  });
  announce();
});

/** What runs is a copy of its own, so that another build in this folder takes no page away from it. Earlier ones of this port go. */
function copyOfBuild(): string {
  const prefix = `run-${config.port}-`;
  mkdirSync('.data', { recursive: true, mode: 0o700 });
  for (const earlier of readdirSync('.data').filter((name) => name.startsWith(prefix))) {
    try {
      rmSync(path.join('.data', earlier), { recursive: true, force: true });
    } catch {
      // It was root's, or another user's: it may stay.
    }
  }
  const copy = mkdtempSync(path.join('.data', prefix));
  cpSync('dist', copy, { recursive: true });
  return copy;
}

function announce(): void {
  const { provider } = config;
  const host = provider?.baseUrl ? new URL(provider.baseUrl).host : 'OpenAI';
  const mode = provider ? `AI provider: ${host}, model ${provider.model}` : 'offline library (no AI provider is set)';
  const mail = config.smtpUrl === undefined ? '\n  Mail is written to .data/outbox/ (no SMTP_URL is set)' : '';
  say(`\n  Ready at ${config.origin}\n  Answers come from the ${mode}${mail}\n`);
}
