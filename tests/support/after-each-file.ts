import { afterAll, afterEach } from 'vitest';
import { logsOfApps, stopApps } from './app.ts';

// Files of one worker share their modules (`isolate: false`): what a file ends with is said here, which runs for each of them.
afterAll(stopApps);
afterEach(({ task }) => {
  if (task.result?.state === 'fail') for (const logs of logsOfApps()) console.error(`Logs of the app:\n${logs}`);
});
