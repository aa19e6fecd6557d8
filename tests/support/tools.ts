import { execFile } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';

const run = promisify(execFile);

/** What a test run needs from the machine, with where it was found. */
export type Tool = { path: string; from: string };

/** The redis-server on PATH; undefined when there is none. */
export function findRedis(): string | undefined {
  return onPath('redis-server');
}

/** Finds redis-server or installs it through apt (as root). Undefined when neither works. */
export async function bringRedis(): Promise<Tool | undefined> {
  const found = findRedis();
  if (found) return { path: found, from: 'system' };
  await aptInstall('redis-server');
  const installed = findRedis();
  return installed ? { path: installed, from: 'apt' } : undefined;
}

/** Chromium without what windows need: pages come out the same for half of the processor's time. */
const headlessShell = 'chromium-headless-shell';

/** A Chromium on this machine that really starts; undefined when there is none. Installs nothing. */
async function findChromium(): Promise<Tool | undefined> {
  const candidates: Tool[] = [
    { path: process.env['TEST_CHROMIUM'] ?? '', from: 'TEST_CHROMIUM' },
    ...[headlessShell, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'].map((name) => ({
      path: onPath(name) ?? '',
      from: 'system',
    })),
    { path: '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', from: 'system' },
    { path: chromium.executablePath(), from: 'Playwright' },
  ];
  for (const candidate of candidates) if (await starts(candidate.path)) return candidate;
  return undefined;
}

/** Finds a Chromium or brings one: Playwright's own download, apt (as root), the npm package @sparticuz/chromium. */
export async function bringChromium(): Promise<Tool | undefined> {
  const found = await findChromium();
  if (found) return found;
  const cli = path.resolve('node_modules/playwright/cli.js');
  // A machine without access to the download must find out soon, not after Playwright's five patient attempts.
  const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000' };
  await run(process.execPath, [cli, 'install', 'chromium'], { env, timeout: 120_000 }).catch(() => {});
  const downloaded = await findChromium();
  if (downloaded) return downloaded;
  await aptInstall(headlessShell);
  if (onPath(headlessShell) === undefined) await aptInstall('chromium');
  const installed = await findChromium();
  if (installed) return { ...installed, from: 'apt' };
  const { default: packed } = await import('@sparticuz/chromium');
  const unpacked = await packed.executablePath().catch(() => '');
  return (await starts(unpacked)) ? { path: unpacked, from: '@sparticuz/chromium' } : undefined;
}

/** A file can be there and yet not run: a snap's stand-in, a download whose libraries the system lacks. */
async function starts(binary: string): Promise<boolean> {
  if (!isExecutable(binary)) return false;
  try {
    const browser = await chromium.launch({ executablePath: binary, args: chromiumArgs, timeout: 20_000 });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

/** `--no-sandbox` because tests may run as root; the others keep the browser off the network. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

async function aptInstall(name: string): Promise<void> {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return;
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, timeout: 240_000 };
  await run('apt-get', ['update', '-q'], options).catch(() => {});
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], options).catch(() => {});
}

function onPath(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return folders.map((folder) => path.join(folder, name)).find(isExecutable);
}

function isExecutable(file: string): boolean {
  if (file === '') return false;
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
