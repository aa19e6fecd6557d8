import { styleText } from 'node:util';

const levels: Record<string, string> = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' };

/** One of pino's JSON lines in a form for people: "12:34:56 info  message key=value". Any other line as it is. */
export function readable(line: string): string {
  const entry = parsed(line);
  if (entry === null) return line;
  const { time, level, msg, err, ...rest } = entry;
  const name = levels[String(level)] ?? String(level);
  const clock = new Date(time as string | number).toTimeString().slice(0, 8);
  const values = Object.entries(rest).map(([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  const { message, stack } = (err ?? {}) as { message?: string; stack?: string };
  const head = [styleText('dim', clock), inColour(name), msg ?? message, styleText('dim', values.join(' '))];
  return head.filter(Boolean).join(' ') + (stack ? `\n${styleText('dim', stack)}` : '');
}

function inColour(level: string): string {
  const padded = level.padEnd(5);
  if (level === 'warn') return styleText('yellow', padded);
  return level === 'error' || level === 'fatal' ? styleText('red', padded) : padded;
}

function parsed(line: string): Record<string, unknown> | null {
  if (!line.startsWith('{')) return null;
  try {
    const entry = JSON.parse(line) as Record<string, unknown>;
    return 'level' in entry && !Number.isNaN(Date.parse(String(entry['time']))) ? entry : null;
  } catch {
    return null;
  }
}
