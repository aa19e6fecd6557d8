import { once } from 'node:events';
import http from 'node:http';
import type { Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { constants } from 'node:zlib';
import { handler } from '@astrojs/node/server.js';
import compression from 'compression';
import sirv from 'sirv';
import { config } from '#lib/platform/config.ts';
import { answerMs, startHeartbeat } from '#lib/platform/heartbeat.ts';
import { clientAddress } from '#lib/http/client-address.ts';
import { outageSeconds } from '#lib/http/failures.ts';
import { keepPublicPages } from '#lib/http/public-pages.ts';
import { requestIdHeader, underRequestId } from '#lib/http/current-request.ts';
import { stopping } from '#lib/http/stopping.ts';
import { requestTarget } from '#lib/http/target.ts';
import { log } from '#lib/platform/log.ts';
import { keysChecked } from '#lib/platform/operator-keys.ts';
import { openLimits } from '#lib/platform/limits.ts';
import { errorBody, refuse } from '#lib/platform/refusal.ts';
import { start } from '#lib/platform/start.ts';

start();
openLimits();

/** How long requests may take to be told that nobody waits for their answers any more. */
const lastWordMs = 2_000;
/** How long a connection on which nothing has come yet may stay when this process must end. */
const firstWordMs = 500;

/** A database that has not answered by then is waited for with open doors, so that /readyz can say what is missing. */
const databasePatienceMs = 2_000;

/** The client's files, beside the bundle that this file becomes a part of. */
const client = path.join(import.meta.dirname, '../client');

const files = sirv(client, {
  etag: true,
  brotli: true,
  gzip: true,
  setHeaders: (response, file) => {
    response.setHeader('cache-control', keptFor(file));
    response.setHeader('x-content-type-options', 'nosniff');
  },
});

function keptFor(file: string): string {
  // Names under /_astro/ hold a hash of the content.
  if (file.startsWith('/_astro/')) return 'public, max-age=31536000, immutable';
  // One that is out of date would go on in place of a new one.
  if (file === '/service-worker.js') return 'no-cache';
  return 'public, max-age=86400';
}

let isDraining = false;
/** Until then nothing is read or sealed: the key may be a wrong one. */
let haveKeysBeenChecked = false;

/** Connections on which nothing was asked yet: browsers open some ahead, and Node does not take them for idle. */
const unused = new Set<Socket>();

/**
 * What is made anew for each request is compressed quickly rather than as well as it can be (docs/decisions/022); event
 * streams ask not to be. Nor is what another site leads to: whoever chose its address, and sees how long the answer is,
 * could guess what it says.
 */
const compress = compression({
  // What fits into one packet is not there any sooner.
  threshold: 1_400,
  level: 3,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } },
  filter: (request, response) =>
    request.headers['sec-fetch-site'] !== 'cross-site' && compression.filter(request, response),
});

const page = keepPublicPages((request, response) => {
  compress(request, response, () => {
    const done = Promise.resolve(handler(request, response, undefined, { clientAddress: clientAddress(request) }));
    done.catch((error: unknown) => {
      log.error({ err: error }, 'request failed');
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
});

const server = http.createServer((request, response) => {
  unused.delete(request.socket);
  underRequestId(request, (id) => {
    response.setHeader(requestIdHeader, id);
    answer(request, response);
  });
});

function answer(request: http.IncomingMessage, response: http.ServerResponse): void {
  if (isDraining) response.setHeader('connection', 'close');
  if (request.method === 'TRACE' || request.method === 'CONNECT') {
    response.writeHead(405, { allow: 'GET, HEAD, POST, PATCH', 'content-type': 'application/json' });
    response.end(JSON.stringify(errorBody(refuse('wrong-method'))));
    return;
  }
  const target = requestTarget(request);
  if (target === null) {
    response
      .writeHead(400, { 'content-type': 'application/json' })
      .end(JSON.stringify(errorBody(refuse('malformed-body'))));
    return;
  }
  request.url = target;
  if (/^\/healthz(\?|$)/.test(target)) {
    response.writeHead(200, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end('ok');
    return;
  }
  if (!haveKeysBeenChecked && !/^\/readyz(\?|$)/.test(target)) {
    response.writeHead(503, {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'retry-after': String(outageSeconds),
    });
    response.end(JSON.stringify(errorBody(refuse('outage'))));
    return;
  }
  // Only paths that can be files are looked up; every page goes straight to its handler.
  if (/^\/(?:_astro\/|icons\/|mentors\/\w+\.(?:svg|png)|favicon\.svg|preview\.png|service-worker\.js)/.test(target)) {
    files(request, response, () => page(request, response));
  } else page(request, response);
}

server.on('connection', (socket) => {
  unused.add(socket);
  socket.once('close', () => unused.delete(socket));
});
server.keepAliveTimeout = 65_000;
server.headersTimeout = 66_000;
server.requestTimeout = 30_000;
startHeartbeat(answerMs).catch((error: unknown) => log.warn({ err: error }, 'database is away'));
void listen();

async function listen(): Promise<void> {
  const checking = keysChecked().then(() => (haveKeysBeenChecked = true));
  await Promise.race([checking, sleep(databasePatienceMs)]);
  if (isDraining) return;
  server.listen(config.port, config.host, () => {
    log.info({ host: config.host, port: (server.address() as { port: number }).port }, 'web listening');
    process.send?.('ready');
  });
}

server.on('error', (error) => {
  log.fatal({ err: error }, 'web cannot listen');
  process.exit(1);
});

/** Takes no new request, answers those in flight, and ends. Whoever watches an answer joins it at another process. */
async function stop(reason: string): Promise<void> {
  if (isDraining) return;
  isDraining = true;
  log.info({ reason }, 'web stopping');
  const closed = once(server, 'close');
  server.close();
  // Again and again: a connection whose last request was in flight becomes idle only with its answer.
  setInterval(() => server.closeIdleConnections(), 50).unref();
  setTimeout(() => {
    for (const socket of unused) if (socket.bytesRead === 0) socket.destroy();
  }, firstWordMs).unref();
  stopping.streams.abort();
  setTimeout(() => stopping.waits.abort(), config.stopGraceMs).unref();
  setTimeout(() => server.closeAllConnections(), config.stopGraceMs + lastWordMs).unref();
  await closed;
  log.info('web stopped');
  process.exit(0);
}

for (const reason of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(reason, () => void stop(reason));
