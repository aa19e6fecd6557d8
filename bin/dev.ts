import { config, readSettings } from '#lib/platform/config.ts';
import { bringDatabase, checkPlace } from '#tools/run/app-steps.ts';
import { keepRunning } from '#tools/run/children.ts';
import { say } from '#tools/run/steps.ts';
import { untilStopped } from '#tools/run/until-stopped.ts';

readSettings();

// `npm run dev`: the database, a worker that starts again when its files change, and Astro's development server.
await untilStopped(async (run) => {
  await checkPlace();
  const env = await bringDatabase(run);
  const worker = keepRunning('worker', ['--watch', '--watch-preserve-output', 'worker/main.ts'], env);
  run.running(worker);
  // `--ignore-lock`: Astro goes into the background when it believes that a program has started it.
  const server = ['dev', '--ignore-lock', '--port', String(config.port), '--host', config.host];
  const web = keepRunning('web', ['node_modules/astro/bin/astro.mjs', ...server], {
    ...env,
    ASTRO_TELEMETRY_DISABLED: '1',
  });
  run.running(web);
  say(`\n  Development server at ${config.origin}\n`);
  // Astro never says 'ready' here: what comes is that one of them is given up.
  await Promise.all([worker.ready, web.ready]);
});
