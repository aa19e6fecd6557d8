import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { requestIdHeader } from '#lib/http/current-request.ts';
import { mentors } from '#lib/mentors/index.ts';
import { mentorPath } from '#lib/mentors/works.ts';

/** What is the same for everybody who brings no cookie, at exactly these addresses. */
const publicAddresses = new Set([
  ...['/', '/login', '/login?tab=signin', '/login?tab=register', '/login?tab=reset'],
  ...['/privacy', '/terms', '/offline', '/robots.txt', '/sitemap.xml', '/manifest.webmanifest'],
  ...['/mentors', ...mentors.map(({ key }) => mentorPath(key))],
]);

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

interface Page {
  headers: Record<string, number | string | string[]>;
  bodies: Record<'br' | 'gzip' | 'identity', Buffer>;
}

/**
 * Renders each public screen once a process and gives it out again, compressed: rendering it anew costs thirty times as
 * much (docs/architecture.md §2.2, docs/decisions/039). A request with a cookie, of whatever kind, always goes to `render`.
 */
export function keepPublicPages(render: Handler): Handler {
  const kept = new Map<string, Page>();
  return (request, response) => {
    const address = request.url ?? '';
    if (request.method !== 'GET' || request.headers.cookie !== undefined || !publicAddresses.has(address)) {
      render(request, response);
      return;
    }
    const page = kept.get(address);
    if (page !== undefined) {
      give(page, request, response);
      return;
    }
    // It is kept as it is, and compressed better than for one request.
    delete request.headers['accept-encoding'];
    record(response, (body) => {
      const hasCookie = response.getHeader('set-cookie') !== undefined;
      if (response.statusCode === 200 && !hasCookie) kept.set(address, pageOf(response, body));
    });
    render(request, response);
  };
}

/** A text that programs ask for, and may keep for an hour. */
export function publicFile(type: string, text: string): Response {
  return new Response(text, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=3600' },
  });
}

function give({ headers, bodies }: Page, request: IncomingMessage, response: ServerResponse): void {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name)) ?? 'identity';
  response.writeHead(200, {
    ...headers,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': bodies[encoding].length,
  });
  response.end(bodies[encoding]);
}

function pageOf(response: ServerResponse, body: Buffer): Page {
  const { [requestIdHeader]: _, ...shared } = response.getHeaders();
  const headers = { ...shared, vary: 'Cookie, Accept-Encoding' } as Page['headers'];
  return { headers, bodies: { br: brotliCompressSync(body), gzip: gzipSync(body), identity: body } };
}

/** Listens to what is written to a response; its headers can be read once it is whole. */
function record(response: ServerResponse, whole: (body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  const keep = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk as string));
  };
  const { write, end, writeHead } = response;
  // Headers that are given with the status are in no list afterwards, so they are set one by one before it.
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    for (const [name, value] of Object.entries(Object(rest.at(-1)) as OutgoingHttpHeaders)) {
      if (value !== undefined) response.setHeader(name, value);
    }
    return writeHead.call(response, status);
  }) as typeof writeHead;
  response.write = ((...args: Parameters<typeof write>) => {
    keep(args[0]);
    return write.apply(response, args);
  }) as typeof write;
  response.end = ((...args: Parameters<typeof end>) => {
    keep(args[0]);
    whole(Buffer.concat(chunks));
    return end.apply(response, args);
  }) as typeof end;
}
