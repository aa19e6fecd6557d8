import { styleText } from 'node:util';

/** Says, in brackets behind a step's time, what came of it: a version, a place. */
export type Note = (text: string) => void;

const nameWidth = 27;
const clearLine = '\r\u001B[2K';

/** Draws the line of the step that runs now; null when none does, or no terminal shows it. */
let drawPending: (() => void) | null = null;

/** Prints a line; on a terminal it goes above that of the step that runs now. */
export function say(text: string): void {
  // Cleared of "^C", too.
  process.stdout.write(`${process.stdout.isTTY ? clearLine : ''}${text}\n`);
  drawPending?.();
}

/**
 * Runs one named step and shows it as a line with its time: ✓ or ✗. On a terminal the name stands there while it runs.
 * @throws what `run` throws, after its line is shown
 */
export async function step<T>(name: string, run: (note: Note) => T | Promise<T>): Promise<T> {
  const startedAt = performance.now();
  let noted = '';
  const show = (mark: string, rest = '') =>
    process.stdout.write(`  ${mark} ${rest ? `${name.padEnd(nameWidth)} ` : name}${rest}`);
  drawPending = process.stdout.isTTY ? () => show(styleText('dim', '·')) : null;
  drawPending?.();
  const ended = (mark: string) => {
    if (drawPending) process.stdout.write(clearLine);
    drawPending = null;
    show(mark, `${seconds(performance.now() - startedAt)}${noted && styleText('dim', `  ${noted}`)}\n`);
  };
  try {
    const result = await run((text) => void (noted = text));
    ended(styleText('green', '✓'));
    return result;
  } catch (error) {
    ended(styleText('red', '✗'));
    throw error;
  }
}

/** The same beside something else that prints: its line comes once it has ended. */
export async function stepBeside(name: string, run: (note: Note) => Promise<void>): Promise<void> {
  const startedAt = performance.now();
  let noted = '';
  const ended = (mark: string) =>
    say(`  ${mark} ${name.padEnd(nameWidth)} ${seconds(performance.now() - startedAt)}${noted && `  ${noted}`}`);
  try {
    await run((text) => void (noted = text));
    ended(styleText('green', '✓'));
  } catch (error) {
    ended(styleText('red', '✗'));
    throw error;
  }
}

/** A duration as people read it: "0.4 s", "3 min 05 s". */
export function seconds(milliseconds: number): string {
  const whole = Math.round(milliseconds / 1000);
  if (whole < 60) return `${(milliseconds / 1000).toFixed(1)} s`.padStart(6);
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
}
