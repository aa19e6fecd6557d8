// `npm run worker`: one more worker process, on the database of DATABASE_URL or of a running `npm start`.
import { handOver } from '../tools/run/bootstrap.mjs';

await handOver('tools/run/process.ts', ['worker']);
