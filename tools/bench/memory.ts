import { setTimeout as sleep } from 'node:timers/promises';
import { step } from '#tools/run/steps.ts';
import { type App, holdConversation } from './app.ts';
import { askForJson, newPerson } from './asking.ts';
import { aimBelow, type Figure } from './figures.ts';
import type { House } from './house.ts';
import { load } from './pages.ts';
import { hasProc, memoryOf } from './proc.ts';

/** Long enough for the collector to come by after work. */
const restMs = 5_000;
/** docs/architecture.md §5.1, of RSS at rest. */
const aimsMb = { web: 120, worker: 100 } as const;

/** Resident memory of web and worker: after start and a few requests, and after a load of sends and pages. */
export function measureMemory(house: House): Promise<Figure[]> {
  return step('memory', async () => {
    if (!hasProc) {
      house.notes.push('Memory is read from /proc/<pid>/smaps_rollup: this system has none, so it was not measured.');
      return [];
    }
    const app = await house.startApp('postgres');
    const person = await app.signUp();
    const chat = `${app.origin}/chat/${await holdConversation(person)}`;
    const cookie = [...person.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');
    for (const url of [chat, `${app.origin}/`, `${app.origin}/login`])
      await (await fetch(url, { headers: { cookie } })).arrayBuffer();
    await sleep(restMs);
    const atRest = figuresOf(app, 'at rest', true);
    const people = await Promise.all(Array.from({ length: 20 }, () => newPerson(app, askForJson)));
    for (let round = 0; round < (house.isQuick ? 2 : 30); round++) await Promise.all(people.map((send) => send()));
    await load(house, chat, { cookie });
    await sleep(restMs);
    const afterLoad = figuresOf(app, 'after the load', false);
    await app.stop();
    return [...atRest, ...afterLoad];
  });
}

function figuresOf(app: App, when: string, isJudged: boolean): Figure[] {
  return (['web', 'worker'] as const).map((name) => {
    const { rssMb, pssMb } = memoryOf(app[name]);
    return {
      part: 'Memory, RSS (one process each, queue on PostgreSQL)',
      name: `${name}, ${when}`,
      value: rssMb,
      unit: 'MB',
      ...(isJudged && { aim: aimBelow(rssMb, aimsMb[name], 'MB') }),
      note: `PSS ${pssMb.toFixed(1)} MB`,
    };
  });
}
