import { Readable } from 'node:stream';
import type { APIRoute } from 'astro';
import { exportAccount } from '#lib/auth/account/export.ts';
import { signInPath } from '#lib/http/paths.ts';
import { useLimit } from '#lib/platform/limits.ts';

/** Everything of the signed-in person, as a file. */
export const GET: APIRoute = async ({ locals: { user }, redirect, url }) => {
  if (user === null) return redirect(signInPath(new URL('/account', url)), 303);
  const tooMany = await useLimit('download', user.id);
  if (tooMany !== null) {
    const headers = { 'retry-after': String(tooMany.retryAfterSeconds), 'content-type': 'text/plain' };
    return new Response('You have just downloaded this several times. Please try again later.', {
      status: 429,
      headers,
    });
  }
  const bytes = Readable.toWeb(Readable.from(exportAccount(user), { objectMode: false })) as ReadableStream<Uint8Array>;
  const name = `buddhist-wisdom-${new Date().toISOString().slice(0, 10)}.json`;
  return new Response(bytes, {
    headers: { 'content-type': 'application/json', 'content-disposition': `attachment; filename="${name}"` },
  });
};
