import { existsSync, readFileSync } from 'node:fs';
import type { Process } from '#tests/support/processes.ts';

/** Whether the system tells about processes in files, as Linux does. */
export const hasProc = existsSync('/proc/self/smaps_rollup');

export function memoryOf({ child }: Process): { rssMb: number; pssMb: number } {
  const rollup = readFileSync(`/proc/${child.pid}/smaps_rollup`, 'utf8');
  const mb = (field: string) => (Number(new RegExp(`^${field}: +(\\d+) kB`, 'm').exec(rollup)![1]) * 1024) / 1e6;
  return { rssMb: mb('Rss'), pssMb: mb('Pss') };
}

/** Processor time that a process has used, in Linux' ticks of 10 ms; it hardly depends on what else the machine does. */
export function cpuMs({ child }: Process): number {
  if (!hasProc) return Number.NaN;
  const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8');
  // After the name, which may hold spaces: utime is field 14 and stime field 15, the state field 3 (proc(5)).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
