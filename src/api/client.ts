import type { CallKey, Output } from '#api/contract.ts';

/**
 * A response that was no success: its message is the status, a colon, a space, and the body or, when that is empty,
 * the status text (spec.md §8).
 */
export class CallError extends Error {
  readonly status: number;
  readonly body: string;
  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.status = status;
    this.body = body;
  }
  /** The server's own sentence, if it sent one. */
  get sentence(): string | undefined {
    try {
      const { error } = JSON.parse(this.body);
      return typeof error === 'string' ? error : undefined;
    } catch {
      return undefined;
    }
  }
}

/**
 * Makes a call of the /api table.
 * @param path the key's path with its parameters filled in
 * @throws CallError for a response that is no success; a TypeError when there was no response
 */
export async function call<K extends CallKey>(
  key: K,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Output<K>> {
  const response = await fetch(path, {
    method: key.slice(0, key.indexOf(' ')),
    credentials: 'include',
    headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new CallError(response.status, (await response.text()) || response.statusText);
  return response.json();
}
