import { styleText } from 'node:util';

const levels: Record<string, string> = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' };

/**
 * One of pino's JSON lines in a form for people: "12:34:56 error message: what went wrong (code) key=value", its stack below.
 * Any other line as it is.
 */
export function readable(line: string): string {
  const entry = parsed(line);
  if (entry === null) return line;
  const { time, level, msg, err, ...rest } = entry;
  const name = levels[String(level)] ?? String(level);
  const clock = new Date(time as string | number).toTimeString().slice(0, 8);
  const values = Object.entries(rest).map(
    ([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  const { stack, ...error } = (err ?? {}) as LoggedError;
  const head = [
    styleText('dim', clock),
    inColour(name),
    [msg, reason(error)].filter(Boolean).join(': '),
    styleText('dim', values.join(' ')),
  ];
  return head.filter(Boolean).join(' ') + (stack ? `\n${styleText('dim', stack)}` : '');
}

/** An error as src/lib/platform/log.ts writes it. */
interface LoggedError {
  type?: string;
  code?: string;
  status?: number;
  message?: string;
  stack?: string;
}

/** What an error says and its code: "No space left on device (53100)"; its type where its message is kept back. */
function reason({ type, code, status, message }: LoggedError): string {
  const codes = [code, status].filter((one) => one !== undefined).join(', ');
  return [message ?? type, codes && `(${codes})`].filter(Boolean).join(' ');
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
