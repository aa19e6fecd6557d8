import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeLock } from '#db/embedded/process-lock.mjs';

let folder: string;
let commands: { child: ChildProcess; end: Promise<unknown> }[];
const at = (...parts: string[]) => path.join(folder, ...parts);

// A project with one package, from beside it, whose `npm ci` lasts until the test lets it end.
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'bootstrap-'));
  commands = [];
  for (const file of ['tools/run/bootstrap.mjs', 'db/embedded/death-signal.mjs', 'db/embedded/process-lock.mjs'])
    cpSync(file, at(file));
  writeFileSync(
    at('command.mjs'),
    `import { ensureInstalled } from './tools/run/bootstrap.mjs';\nawait ensureInstalled();\nconsole.log('at work');\nprocess.stdin.resume();\n`,
  );
  writeFileSync(
    at('wait.cjs'),
    `const fs = require('fs');\nfs.appendFileSync('../installs', '.');\nconst timer = setInterval(() => fs.existsSync('../hold') || clearInterval(timer), 20);\n`,
  );
  writeFileSync(at('hold'), '');
  wantPackage('1.0.0');
});
afterEach(async () => {
  letInstall();
  for (const { child } of commands) child.kill('SIGKILL');
  await Promise.all(commands.map(({ end }) => end));
  rmSync(folder, { recursive: true });
});

function wantPackage(version: string): void {
  const project = { name: 'project', version: '1.0.0', dependencies: { one: 'file:one' } };
  const packages = {
    '': project,
    one: { version, hasInstallScript: true },
    'node_modules/one': { resolved: 'one', link: true },
  };
  const files = {
    'package.json': project,
    'package-lock.json': { name: 'project', version: '1.0.0', lockfileVersion: 3, packages },
    'one/package.json': { name: 'one', version, scripts: { install: 'node ../wait.cjs' } },
  };
  mkdirSync(at('one'), { recursive: true });
  for (const [file, content] of Object.entries(files)) writeFileSync(at(file), JSON.stringify(content));
}

/** Runs a command, which goes on until its input ends. */
function command() {
  const child = spawn(process.execPath, [at('command.mjs')], {
    env: { PATH: process.env['PATH'], HOME: os.homedir() },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (more: string) => void (text += more));
  const end = once(child, 'close').then(([code]) => ({ code, text }));
  commands.push({ child, end });
  return { child, end, said: () => text };
}
const letInstall = () => rmSync(at('hold'), { force: true });
const installs = () => (existsSync(at('installs')) ? readFileSync(at('installs'), 'utf8').length : 0);

test('of two commands in a fresh clone one installs; the other waits, and goes on if the first is killed', async () => {
  const first = command();
  await expect.poll(installs).toBe(1);
  const second = command();
  await expect.poll(second.said).toBe(`  · packages: waiting for process ${first.child.pid}, which installs them\n`);
  first.child.kill('SIGKILL');
  await expect.poll(installs).toBe(2);
  const third = command();
  await expect.poll(third.said).toBe(`  · packages: waiting for process ${second.child.pid}, which installs them\n`);
  letInstall();
  for (const one of [second, third]) await expect.poll(one.said).toMatch(/\n {2}✓ packages .+\nat work\n$/);
  const fourth = command();
  await expect.poll(fourth.said).toBe('at work\n');
  expect(installs()).toBe(2);
});

test('nothing is installed under a command that lives, nor under the database', async () => {
  letInstall();
  const first = command();
  await expect.poll(first.said).toContain('at work');
  wantPackage('1.1.0');
  const line = (pid = 0) =>
    `Process ${pid} uses this folder's packages, and others must be installed now. Stop that one first.\n`;
  expect(await command().end).toEqual({ code: 1, text: line(first.child.pid) });
  first.child.stdin!.end();
  await first.end;
  const release = takeLock(at('.data/postgres/lock'));
  expect(await command().end).toEqual({ code: 1, text: line(process.pid) });
  release();
  expect(installs()).toBe(1);
  const last = command();
  await expect.poll(last.said).toContain('at work');
  expect(installs()).toBe(2);
});
