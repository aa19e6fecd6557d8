// `npm start`: runs on whatever Node the machine has; brings the dependencies and Node 24, then hands over.
import { ensureInstalled, handOver } from '../tools/run/bootstrap.mjs';

await ensureInstalled();
await handOver('bin/start.ts');
