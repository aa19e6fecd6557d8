import { parseArgs, styleText } from 'node:util';
import postgres from 'postgres';
import { migrate } from '#db/migrate.ts';
import { seed, seedPassword } from '#db/seed.ts';
import { withDatabase } from '#db/with-database.ts';
import { SettingError, settingExitCode } from '#lib/platform/encryption-key.ts';
import { start } from '#lib/platform/start.ts';
import { say, seconds } from '#tools/run/steps.ts';

// `npm run seed -- --users 1000 --questions 100000`: fills the database with people and conversations, for demos and benches.
const { values } = parseArgs({
  options: { users: { type: 'string', default: '1000' }, questions: { type: 'string', default: '10000' } },
});
const [users, questions] = [Number(values.users), Number(values.questions)];
if (![users, questions].every((count) => Number.isSafeInteger(count) && count >= 1)) {
  process.stderr.write('Usage: npm run seed -- [--users <how many>] [--questions <how many>]\n');
  process.exit(64); // EX_USAGE
}

let shownTenths = 0;
await withDatabase(async (url) => {
  await migrate(url);
  start();
  const sql = postgres(url, { max: 2, onnotice: () => {}, connection: { synchronous_commit: 'off' } });
  const startedAt = performance.now();
  try {
    await seed(sql, { users, questions }, (stored) => showProgress(stored / questions, startedAt));
  } finally {
    await sql.end();
  }
  const tookMs = performance.now() - startedAt;
  const [many, rate] = [questions, (questions / tookMs) * 1_000].map((count) => Math.round(count).toLocaleString('en'));
  say(`${users.toLocaleString('en')} people asked ${many} questions in ${seconds(tookMs).trim()} (${rate} a second).`);
  say(`Each signs in with the password ${seedPassword}; addresses end in @example.com.`);
}).catch((error: unknown) => {
  if (!(error instanceof SettingError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(settingExitCode);
});

/** A bar that grows in place; where nobody watches, a line for every tenth. */
function showProgress(share: number, startedAt: number): void {
  const left = ((performance.now() - startedAt) / share) * (1 - share);
  const bar = '█'.repeat(Math.round(share * 30)).padEnd(30, '░');
  if (process.stdout.isTTY)
    process.stdout.write(`\r  ${styleText('cyan', bar)} ${Math.round(share * 100)} %  ${seconds(left)} left `);
  else if (Math.floor(share * 10) > shownTenths) {
    shownTenths = Math.floor(share * 10);
    say(`  ${shownTenths * 10} %`);
  }
  if (share === 1 && process.stdout.isTTY) process.stdout.write('\n');
}
