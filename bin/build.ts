import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LockHeld, takeLock } from '#db/embedded/process-lock.mjs';
import { type Note, step } from '#tools/run/steps.ts';

const root = path.resolve(import.meta.dirname, '..');
const stamp = path.join(root, 'dist/.stamp');
/** All that the build depends on. */
const folders = ['src', 'worker', 'public'];
const files = ['astro.config.mjs', 'bin/pictures.ts', 'package.json', 'package-lock.json', 'tsconfig.json'];

/**
 * Brings `dist/` up to date: builds when a source has changed since. Of several processes that want it, one builds.
 * @param note is told when there was nothing to do
 * @param signal ends a build that runs
 * @throws with what is wrong when an entry of a library is not whole or Astro fails
 */
export async function ensureBuilt(note: Note = () => {}, signal?: AbortSignal): Promise<void> {
  if (isBuilt()) return note('nothing changed');
  const release = await lockWhenFree(signal);
  try {
    if (isBuilt()) return note('built by another command');
    const hash = sourceHash();
    await runNode(['tools/eval/check-library.ts'], signal);
    await runNode(['node_modules/astro/bin/astro.mjs', 'build'], signal);
    await runNode(['bin/pictures.ts'], signal);
    writeFileSync(stamp, hash);
  } finally {
    release();
  }
}

function isBuilt(): boolean {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceHash();
}

function sourceHash(): string {
  const hash = createHash('sha256');
  const sources = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))),
  );
  for (const file of [...sources, ...files].toSorted()) {
    const content = readFileSync(path.join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

async function lockWhenFree(signal?: AbortSignal): Promise<() => void> {
  for (;;) {
    try {
      return takeLock(path.join(root, '.data/build-lock'));
    } catch (error) {
      if (!(error instanceof LockHeld)) throw error;
      signal?.throwIfAborted();
      await sleep(200);
    }
  }
}

/** In a process of its own: its memory goes with it, and its output shows only when it failed. */
async function runNode(args: readonly string[], signal?: AbortSignal): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' };
  const child = spawn(process.execPath, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(signal && { signal }),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => void (output += text));
  const ended = await new Promise<number | string>((resolve, reject) =>
    child.once('error', reject).once('close', (code, killedBy) => resolve(code ?? killedBy!)),
  );
  if (ended !== 0) throw new Error(`The build failed (${ended}):\n${output.trim()}`);
}

if (process.argv[1] === import.meta.filename) await step('build', ensureBuilt);
