import { type Refusal, refuse } from '#lib/platform/refusal.ts';

/** The largest body that is read (docs/contract.md §1.1). */
const largestBodyBytes = 64 * 1024;
/**
 * What is read of a form. It writes each byte of most scripts as three, `%E0%A4%95` for क, and what counts is what they mean;
 * and what is too large is read twice as far, since it is to come back to whoever typed it. Of what is longer still the fields
 * that are whole come back; the way back is the first.
 */
const mostFormBytes = 2 * 3 * largestBodyBytes;

/** A request's body, and whether it came as JSON or as an HTML form: the answer takes the same form. */
export interface Body {
  kind: 'json' | 'form';
  fields: unknown;
}

/** How a request wants to be answered, told by its headers alone. */
export function bodyKind(request: Request): Body['kind'] | 'other' {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') return 'json';
  return type === 'application/x-www-form-urlencoded' ? 'form' : 'other';
}

/**
 * Reads a body of at most 64 KiB. No body at all counts as an empty JSON object.
 * Refuses `unsupported-type`, `too-large` (of a form with its fields, if it could be read), `malformed-body`.
 */
export async function readBody(request: Request): Promise<Body | (Refusal & { fields?: unknown })> {
  const kind = bodyKind(request);
  // What breaks off is whoever sent it's doing, and nobody is there to be told.
  const read = await readBytes(request, kind === 'form' ? mostFormBytes : largestBodyBytes).catch(() => null);
  if (read === null) return refuse('malformed-body');
  const { bytes, isCut } = read;
  if (isCut && kind !== 'form') return refuse('too-large');
  if (kind === 'other') {
    const nothing = bytes.length === 0 && request.headers.get('content-type') === null;
    return nothing ? { kind: 'json', fields: {} } : refuse('unsupported-type');
  }
  const text = bytes.toString('utf8');
  if (kind === 'form') {
    const sent = [...new URLSearchParams(isCut ? text.slice(0, text.lastIndexOf('&') + 1) : text)];
    const fieldBytes = sent.flat().reduce((sum, part) => sum + Buffer.byteLength(part), 0);
    // Browsers send a line break as CR LF, which counts twice and means nothing more.
    const fields = Object.fromEntries(sent.map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]));
    return isCut || fieldBytes > largestBodyBytes ? { ...refuse('too-large'), fields } : { kind, fields };
  }
  if (text === '') return { kind, fields: {} };
  try {
    return { kind, fields: JSON.parse(text) };
  } catch {
    return refuse('malformed-body');
  }
}

/** Keeps no more than `mostBytes`. What is left is read too: cancelled, the answer would not arrive; unread, it would stop the connection's next request. */
async function readBytes(request: Request, mostBytes: number): Promise<{ bytes: Buffer; isCut: boolean }> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  while (reader && length <= mostBytes) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    length += value.length;
  }
  const isCut = length > mostBytes;
  if (reader && isCut) void discardRest(reader);
  return { bytes: Buffer.concat(chunks), isCut };
}

async function discardRest(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    while (!(await reader.read()).done);
  } catch {
    // Whoever sent it has gone.
  }
}
