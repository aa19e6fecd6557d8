import { randomUUID } from 'node:crypto';
import { type CallKey, contract } from '#api/contract.ts';

/** Where a browser finds the product: its public address, and that of each web process. */
export type Door = { origin: string; webs: { url: string }[] };

export type Reply = { status: number; headers: Headers; text: string };
export type FormReply = Reply & { location: string | null };
// `any`: what a reply holds is what the test asserts; a type here would promise it beforehand.
export type JsonReply = { status: number; headers: Headers; body: any };
export type Cookie = { value: string; attributes: Record<string, string | true> };

/** One person at one browser: keeps cookies, sends Origin as browsers do, follows no redirect unasked. */
export class Client {
  readonly cookies = new Map<string, Cookie>();
  readonly #door: Door;
  readonly #web: number;

  constructor(door: Door, web: number) {
    this.#door = door;
    this.#web = web;
  }

  /** The call that the others are made of; `path` is of this site. */
  async send(
    method: string,
    path: string,
    init: { body?: BodyInit; headers?: Record<string, string>; signal?: AbortSignal } = {},
  ): Promise<Response> {
    const headers: Record<string, string> = { ...(method !== 'GET' && { origin: this.#door.origin }) };
    if (this.cookies.size > 0)
      headers['cookie'] = [...this.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');
    const response = await fetch(new URL(path, this.#door.webs[this.#web]!.url), {
      ...init,
      method,
      redirect: 'manual',
      headers: { ...headers, ...init.headers },
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  /** A page, or any other GET. */
  async get(path: string, headers: Record<string, string> = {}): Promise<Reply> {
    return read(await this.send('GET', path, { headers }));
  }

  /** A JSON call; without a body no content type is sent. */
  async json(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<JsonReply> {
    const sent =
      body === undefined
        ? { headers }
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } };
    const reply = await read(await this.send(method, path, sent));
    const isJson = reply.headers.get('content-type')?.startsWith('application/json') ?? false;
    const answer = isJson ? JSON.parse(reply.text) : reply.text;
    if (reply.status < 300 && isJson) expectAsPromised(method, path, answer);
    return { status: reply.status, headers: reply.headers, body: answer };
  }

  /** Sends a form as a page without JavaScript does; `from` is the path of the page that holds it, which it carries as its way back. */
  async form(
    path: string,
    fields: Record<string, string>,
    options: { follow?: boolean; from?: string } = {},
  ): Promise<FormReply> {
    const body = new URLSearchParams({ ...(options.from && { back: options.from }), ...fields });
    let response = await this.send('POST', path, { body });
    for (let hops = 0; options.follow && hops < 5 && response.headers.has('location'); hops++) {
      await response.body?.cancel();
      const to = new URL(response.headers.get('location')!, this.#door.origin);
      if (to.origin !== this.#door.origin) throw new Error(`A redirect leaves this site: ${to}`);
      response = await this.send('GET', to.pathname + to.search);
    }
    return { ...(await read(response)), location: response.headers.get('location') };
  }

  #keep(line: string): void {
    const [pair = '', ...rest] = line.split(';').map((part) => part.trim());
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(pair.indexOf('=') + 1);
    const attributes = Object.fromEntries(
      rest.map((part): [string, string | true] => {
        const [key = '', ...set] = part.split('=');
        return [key.toLowerCase(), set.length > 0 ? set.join('=') : true];
      }),
    );
    const expired = Number(attributes['max-age'] ?? 1) <= 0 || Date.parse(String(attributes['expires'])) <= Date.now();
    if (expired) this.cookies.delete(name);
    else this.cookies.set(name, { value, attributes });
  }
}

const calls = Object.keys(contract).map((key) => {
  const [method, path = ''] = key.split(' ');
  return { key: key as CallKey, method, path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) };
});

/** Every success of a call is as the contract promises. */
function expectAsPromised(method: string, path: string, answer: unknown): void {
  const pathname = path.split('?')[0]!;
  const call = calls.find((one) => one.method === method && one.path.test(pathname));
  const { error } = call ? contract[call.key].output.safeParse(answer) : {};
  if (error) throw new Error(`${method} ${path} answers with what the contract does not promise: ${error.message}`);
}

async function read(response: Response): Promise<Reply> {
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Somebody new at the door, signed out. `web` picks the process that is spoken to. */
export function newClient(door: Door, options: { web?: number } = {}): Client {
  return new Client(door, options.web ?? 0);
}

export type Registration = { email: string; password: string; firstName: string; lastName: string };

/** Registration data that nobody else has. */
export function somebody(fields: Partial<Registration> = {}): Registration {
  return {
    email: `${randomUUID()}@example.com`,
    password: 'correct horse battery',
    firstName: 'Maya',
    lastName: 'Iyer',
    ...fields,
  };
}

/** Creates an account through the front door; `user` is as the API gave it, `password` and `email` as sent. */
export async function signUp(door: Door, fields: Partial<Registration> = {}, options: { web?: number } = {}) {
  const person = somebody(fields);
  const client = newClient(door, options);
  const { status, body } = await client.json('POST', '/api/auth/register', person);
  if (status !== 201) throw new Error(`Registration failed with ${status}: ${JSON.stringify(body)}`);
  return Object.assign(client, {
    user: body.user as { id: string; email: string; firstName: string; [key: string]: unknown },
    ...person,
  });
}
