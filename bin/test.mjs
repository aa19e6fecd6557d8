// Runs on whatever Node the machine has; brings the dependencies and Node 24, then hands over.
import { ensureInstalled, handOver } from '../tools/run/bootstrap.mjs';

await ensureInstalled();
await handOver('bin/test.ts', process.argv.slice(2));
