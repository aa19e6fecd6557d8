import path from 'node:path';
import { knownDatabase } from '#db/with-database.ts';
import { ensureBuilt } from '../../bin/build.ts';

// Becomes a web or a worker process: whoever runs this (a process manager, a container) has that process in hand.
const kind = process.argv[2] === 'worker' ? 'worker' : 'web';
if ((await knownDatabase()) === null) {
  process.stderr.write('There is no database: set DATABASE_URL, or run `npm start` in this folder at the same time\n');
  process.exit(1);
}
await ensureBuilt();
await import(path.resolve(import.meta.dirname, `../../dist/server/${kind}.mjs`));
