import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { root } from './root.ts';

/** The arguments of a browser that tests control. */
export const browserArgs = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/** A Chromium without windows. */
const headlessShell = 'chromium-headless-shell';
const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Returns the Chromium of CHROMIUM_PATH. Throws if that names no program. */
function namedBrowser(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named === undefined || named === '') return undefined;
  if (!isProgram(named)) throw new Error(`CHROMIUM_PATH names no program: ${named}`);
  return named;
}

/** Returns the paths at which commands may be. */
function pathsOf(...names: readonly string[]): string[] {
  const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** Returns the path of a Chromium: CHROMIUM_PATH, the system's, or Playwright's. Throws if CHROMIUM_PATH is wrong. */
export const findBrowser = (): string | undefined =>
  namedBrowser() ??
  [...pathsOf(...commands), ...applications, chromium.executablePath(), ...pathsOf(headlessShell)].find(
    isProgram,
  );

/** Returns the path of the Chromium for tests: the headless shell, if there is one, needs up to a third less processor time. */
export const findControlledBrowser = (): string | undefined =>
  namedBrowser() ?? pathsOf(headlessShell).find(isProgram) ?? findBrowser();

const run = (command: string, args: readonly string[]) =>
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...quiet } })
    .status === 0;

const quiet = { DEBIAN_FRONTEND: 'noninteractive' };

function installWithApt(): boolean {
  if (!isProgram('/usr/bin/apt-get')) return false;
  const [command, ...before] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  console.log('No Chromium found: installing it with apt-get. CHROMIUM_PATH can name another.');
  run(command ?? '', [...before, 'update']);
  const install = (...packages: readonly string[]) =>
    run(command ?? '', [...before, 'install', '-y', '--no-install-recommends', ...packages]);
  // The headless shell is enough for the tests. Not every distribution has it.
  return install(headlessShell) || install('chromium');
}

function installWithPlaywright(): boolean {
  console.log('No Chromium found: downloading the one of Playwright.');
  const cli = join(root, 'node_modules/playwright-core/cli.js');
  return run(process.execPath, [cli, 'install', 'chromium']);
}

/** Returns the browser for the tests. Installs one if there is none. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found !== undefined) return found;
  for (const install of [installWithApt, installWithPlaywright]) {
    install();
    const installed = findBrowser();
    if (installed !== undefined) return installed;
  }
  throw new Error(
    'The tests need Chromium and none could be installed. Install it (Debian: apt-get install chromium) or name it with CHROMIUM_PATH.',
  );
}

/** Starts the browser of a measurement. Installs one if there is none. */
export const launchBrowser = () => chromium.launch({ executablePath: ensureBrowser(), args: browserArgs });

if (import.meta.main) {
  const path = ensureBrowser();
  console.log(`${path} (${execFileSync(path, ['--version', '--no-sandbox'], { encoding: 'utf8' }).trim()})`);
}
