import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { freePort } from '#db/embedded/free-port.ts';
import { createDatabase } from '#tests/support/database.ts';
import { boundByPermissions } from '#tests/support/permissions.ts';

const hasIPv6 = Object.values(os.networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
);

/** What `npm start` runs when the packages are there, in the folder of the tests' copy of the product. */
function start(settings: Record<string, string>) {
  const [file, ...args] = boundByPermissions([process.execPath, path.resolve('bin/start.ts')]);
  const env = {
    PATH: process.env['PATH'],
    HOME: os.homedir(),
    ENCRYPTION_KEY: Buffer.alloc(32).toString('base64'),
    ...settings,
  };
  const child = spawn(file!, args, { cwd: path.join(inject('folder'), 'product'), env });
  onTestFinished(() => void child.kill('SIGKILL'));
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (more: string) => void (text += more));
  const end = once(child, 'close').then(([code]) => ({ code, text }));
  return { child, end, said: () => text };
}

test('at an address of IPv6 if there is one, where root has started it before', { timeout: 60_000 }, async () => {
  const [port, database] = await Promise.all([freePort(), createDatabase()]);
  const data = path.join(inject('folder'), 'product/.data');
  const left = (name: string) => path.join(data, `run-${port}-${name}`);
  for (const name of ['ours', 'theirs']) mkdirSync(path.join(left(name), 'server'), { recursive: true });
  chmodSync(left('theirs'), 0o500);
  const { child, end, said } = start({
    DATABASE_URL: database.url,
    HOST: hasIPv6 ? '::1' : '127.0.0.1',
    PORT: String(port),
  });
  await expect.poll(said, { timeout: 40_000 }).toContain(`Ready at http://localhost:${port}\n`);
  expect((await fetch(`http://${hasIPv6 ? '[::1]' : '127.0.0.1'}:${port}/healthz`)).status).toBe(200);
  child.kill('SIGTERM');
  expect((await end).code).toBe(0);
  expect(['ours', 'theirs'].map((name) => existsSync(left(name)))).toEqual([false, true]);
  chmodSync(left('theirs'), 0o700);
  rmSync(data, { recursive: true });
  await database.drop();
});

test.skipIf(!hasIPv6)('not where localhost may lead to another program', async () => {
  const other = net.createServer().listen(0, '::1');
  await once(other, 'listening');
  const { port } = other.address() as net.AddressInfo;
  const { code, text } = await start({ PORT: String(port), DATABASE_URL: 'postgres://localhost/none' }).end;
  expect({ code, line: text.trim().split('\n').at(-1) }).toEqual({
    code: 1,
    line: `Port ${port} is taken by another program at [::1], where http://localhost:${port} may lead. Choose another one: PORT=${port + 1} npm start`,
  });
  other.close();
});

test(
  'ends at once when the key does not fit the database, instead of starting again and again',
  { timeout: 60_000 },
  async () => {
    const [port, database] = await Promise.all([freePort(), createDatabase()]);
    await database.sql`insert into key_canaries (key_id, sealed) values (${Buffer.from('some')}, ${Buffer.from('other key')})`;
    const { code, text } = await start({ DATABASE_URL: database.url, PORT: String(port) }).end;
    expect({ code, text }).toEqual({
      code: 78,
      text: expect.stringMatching(/(web|worker) │ Setting ENCRYPTION_KEY: is not the key [^\n]+\n/),
    });
    expect(text).not.toContain('starting it again');
    expect(text).toMatch(/\n(web|worker) ended for a wrong setting; its line above says which\n/);
    rmSync(path.join(inject('folder'), 'product/.data'), { recursive: true });
    await database.drop();
  },
);
