// `npm run worker`: one more worker process, on the database of DATABASE_URL or of a running `npm start`.
import { handOver } from './bootstrap.mjs';

await handOver('bin/process.ts', ['worker']);
