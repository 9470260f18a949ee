import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { newDataFolder } from './testing/new-database.ts';

const project = fileURLToPath(new URL('..', import.meta.url));
const manifest = z.object({ scripts: z.object({ start: z.string() }) });

let folder = '';
let data = '';
let npm: ChildProcess | undefined;
beforeEach(async () => {
  data = await newDataFolder();
  folder = mkdtempSync(join(tmpdir(), 'back-office-npm-'));
});
afterEach(() => {
  // Kills the process group, since a failed test may leave a server without npm.
  if (npm?.pid !== undefined && isAlive(-npm.pid)) process.kill(-npm.pid, 'SIGKILL');
  for (const made of [folder, data]) rmSync(made, { recursive: true, force: true });
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Runs `npm start` with the project's own script, except that it serves only the API and builds nothing. */
async function npmStart(): Promise<{ url: string; child: ChildProcess; ended: Promise<unknown> }> {
  const { scripts } = manifest.parse(JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')));
  const start = scripts.start.replace('scripts/start.ts', join(project, 'server/main.ts'));
  expect(start).not.toBe(scripts.start);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, scripts: { start } }));
  const child = spawn('npm', ['start'], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      ...process.env,
      PATH: `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`,
      PORT: '0',
      SEED: 'none',
      DATABASE_URL: '',
      DATA_DIR: data,
    },
  });
  npm = child;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += String(chunk);
      const address = /API\s+(http:\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    });
    child.once('exit', () => reject(new Error(`npm ended:\n${output}`)));
  });
  return { url, child, ended };
}

test.for(['SIGTERM', 'SIGINT'] as const)(
  'a %s to the process of npm ends npm start and its server',
  { timeout: 120_000 },
  async (signal) => {
    const { url, child, ended } = await npmStart();
    child.kill(signal);
    await ended;
    // npm must end after its server: the machine may stop as soon as npm has ended.
    await expect(fetch(`${url}/health`)).rejects.toThrow();
    expect(isAlive(-(child.pid ?? 0))).toBe(false);
  },
);
