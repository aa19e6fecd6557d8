import { migrate } from '#db/migrate.ts';
import { withDatabase } from '#db/with-database.ts';

// `npm run migrate`: brings the database to the newest schema and says what it applied.
try {
  const applied = await withDatabase(migrate);
  for (const name of applied.length > 0 ? applied : ['nothing to apply']) process.stdout.write(`${name}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
