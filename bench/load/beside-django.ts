import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { table } from '#bench/timing.ts';
import { freePort } from '#server/base/free-port.ts';
import { StartError } from '#server/base/settings.ts';
import { randomFrom } from '#server/seed/random.ts';
import { startProcess } from '#server/testing/process.ts';
import { djangoPathOf } from './django-paths.ts';
import { drive } from './drive.ts';
import { bendOf, bendSentence, headings, type MeasuredRate, rowOf } from './figures.ts';
import { createMix, type PlannedCall } from './mix.ts';
import { openOffice } from './office.ts';

const run = promisify(execFile);
const folder = fileURLToPath(new URL('../django/', import.meta.url));

interface Options {
  readonly people: number;
  readonly rates: readonly number[];
  readonly seconds: number;
  readonly workers: readonly number[];
}

/** Returns the first Python that has Django and gunicorn. Throws a {@link StartError} without any. */
async function pythonWithDjango(): Promise<string> {
  for (const python of ['python3', 'python', '/usr/bin/python3']) {
    try {
      await run(python, ['-c', 'import django, gunicorn']);
      return python;
    } catch {
      // The next one may have them.
    }
  }
  throw new StartError(
    'No Python on the path has Django and gunicorn: python3 -m pip install -r bench/django/requirements.txt installs them.',
  );
}

/** Starts Django's admin with so many processes. Returns its address, and what ends it. */
async function startDjango(python: string, databaseUrl: string, workers: number) {
  const bind = `127.0.0.1:${await freePort()}`;
  const args = ['--workers', String(workers), '--bind', bind, '--timeout', '300', '--graceful-timeout', '1'];
  const env = { ...process.env, DATABASE_URL: databaseUrl, PYTHONDONTWRITEBYTECODE: '1' };
  const server = spawn(python, ['-m', 'gunicorn', ...args, 'back_office:application'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  server.stderr.on('data', (chunk: unknown) => {
    output += String(chunk);
  });
  const stop = () => server.kill('SIGTERM');
  process.once('exit', stop);
  const end = async () => {
    process.off('exit', stop);
    if (server.exitCode !== null) return;
    stop();
    await once(server, 'exit');
  };
  const url = `http://${bind}/admin/`;
  const isOpen = () =>
    fetch(`${url}jsi18n/`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let tries = 0; !(await isOpen()); tries += 1) {
    if (tries > 60 || server.exitCode !== null) {
      await end();
      throw new StartError(`Django does not start:\n${output}`);
    }
    await wait(500);
  }
  return { url, end };
}

/** Makes calls at rising rates, until they fail or wait for each other. */
async function drivenUntilBend(
  next: () => PlannedCall,
  send: (call: PlannedCall) => Promise<number>,
  { rates, seconds }: Options,
): Promise<readonly MeasuredRate[]> {
  // Warms up: compiles code and opens connections.
  await drive(next, send, { rate: rates[0] ?? 1, seconds: 5 });
  const measured: MeasuredRate[] = [];
  for (const rate of rates) {
    measured.push({ rate, calls: await drive(next, send, { rate, seconds }) });
    if (bendOf(measured) !== undefined) break;
  }
  return measured;
}

/** Makes a call on Django's admin. Returns the status of its response. */
async function sendToDjango(url: string, call: PlannedCall): Promise<number> {
  const response = await fetch(`${url}back_office/${djangoPathOf(call)}`, {
    // Django redirects from what it cannot show.
    redirect: 'error',
    signal: AbortSignal.timeout(15_000),
  });
  await response.arrayBuffer();
  return response.status;
}

/**
 * Makes the same lists, filters, details and searches on the service and on Django's admin, each with as many processes, at
 * rising rates until it bends, and prints both. Throws a {@link StartError} if there is no Django.
 */
export async function compareWithDjango(databaseUrl: string, options: Options): Promise<void> {
  const python = await pythonWithDjango();
  for (const workers of options.workers) {
    const server = await startProcess({ DATABASE_URL: databaseUrl, WORKERS: String(workers) });
    try {
      const office = await openOffice(server.url, databaseUrl, options.people);
      for (const activity of ['list', 'filter', 'details', 'search'] as const) {
        /** Returns what makes the same calls each time, of those that both have. */
        const createNext = async () => {
          const next = await createMix(office.read, randomFrom(7), office.people);
          return () => {
            for (;;) {
              const call = next();
              if (call.activity === activity && djangoPathOf(call) !== undefined) return call;
            }
          };
        };
        const ours = await drivenUntilBend(await createNext(), office.send, options);
        const next = await createNext();
        // A new one, since an overloaded one still answers calls that nobody waits for.
        const django = await startDjango(python, databaseUrl, workers);
        const theirs = await drivenUntilBend(next, (call) => sendToDjango(django.url, call), options).finally(
          django.end,
        );
        const rows = [
          ...ours.map(({ rate, calls }) => rowOf(`back-office, ${rate}/s`, calls)),
          ...theirs.map(({ rate, calls }) => rowOf(`Django's admin, ${rate}/s`, calls)),
        ];
        console.log(`\n${table([`${activity}, ${workers} process(es)`, ...headings], rows)}`);
        console.log(`${bendSentence('back-office', ours)} ${bendSentence("Django's admin", theirs)}`);
      }
    } finally {
      await server.end('SIGTERM');
    }
  }
}
