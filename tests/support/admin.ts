import type { App } from './app.ts';
import type { Client } from './client.ts';

/** Makes a person an admin, as `npm run admin -- grant` does. */
export async function makeAdmin<C extends Client & { user: { id: string } }>(app: App, client: C): Promise<C> {
  await app.sql`update users set role = 'admin' where id = ${client.user.id}`;
  return client;
}
