import type { CallKey, Given, GivenParams, Output, Params } from '#api/contract.ts';
import type { ErrorBody, ErrorCode } from '#api/errors.ts';

/**
 * A response that was no success: its message is the status, a colon, a space, and the body or, when that is empty,
 * the status text (docs/contract.md §1.2).
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
    const { error } = this.#told;
    return typeof error === 'string' ? error : undefined;
  }
  /** Which refusal it is; undefined when something else than our server has answered. */
  get code(): ErrorCode | undefined {
    return this.#told.code;
  }
  /** What the server says of single fields. */
  get fieldErrors(): Record<string, string> {
    return this.#told.fieldErrors ?? {};
  }
  get #told(): Partial<ErrorBody> {
    try {
      return Object(JSON.parse(this.body));
    } catch {
      return {};
    }
  }
}

/** With it a screen's script sends a form as JSON: the form's `next` and `back`, URL-encoded. */
export const formWaysHeader = 'form-ways';
/** The answer to it: the page that the form would have led to. What that page is to tell waits there. */
export const nextPageHeader = 'next-page';

/** What a call takes: the parameters of its path if it has any, its body (of a GET its query), and more headers. */
type CallOptions<K extends CallKey> = (Params<K> extends null ? { params?: never } : { params: GivenParams<K> }) & {
  body?: Given<K>;
  headers?: Record<string, string>;
};

/**
 * Makes a call of the /api table.
 * @throws CallError for a response that is no success; a TypeError when there was no response
 */
export async function call<K extends CallKey>(key: K, { params, body, headers }: CallOptions<K>): Promise<Output<K>> {
  const path = pathOf(key, params);
  const isQuery = key.startsWith('GET ') && body !== undefined;
  const response = isQuery
    ? await send(key, `${path}?${new URLSearchParams(body as Record<string, string>)}`, undefined, headers)
    : await send(key, path, body, headers);
  return response.json();
}

/** The path of a call with its parameters filled in. */
function pathOf<K extends CallKey>(key: K, params?: Partial<Record<string, string | number>>): string {
  return key
    .slice(key.indexOf(' ') + 1)
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params?.[name])));
}

/** The same for a form, which has its path already. @returns the response itself */
export async function send(
  key: CallKey,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  const response = await fetch(path, {
    method: key.slice(0, key.indexOf(' ')),
    credentials: 'include',
    headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new CallError(response.status, (await response.text()) || response.statusText);
  return response;
}
