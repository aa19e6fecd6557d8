// `npm run web`: one more web process, on the database of DATABASE_URL or of a running `npm start`.
import { handOver } from './bootstrap.mjs';

await handOver('bin/process.ts', ['web']);
