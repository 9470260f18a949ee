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

/**
 * Makes the same lists, filters, searches and details on the service and on Django's admin, each with as many processes, at
 * rising rates until it bends, and prints both. Throws a {@link StartError} if there is no Django.
 */
export async function compareWithDjango(databaseUrl: string, options: Options): Promise<void> {
  const { people, rates, seconds, workers } = options;
  const python = await pythonWithDjango();
  const compare = async (
    name: string,
    next: () => PlannedCall,
    send: (call: PlannedCall) => Promise<number>,
  ) => {
    // Warms up: compiles code and opens connections.
    await drive(next, send, { rate: rates[0] ?? 1, seconds: 10 });
    const measured: MeasuredRate[] = [];
    for (const rate of rates) {
      measured.push({ rate, calls: await drive(next, send, { rate, seconds }) });
      if (bendOf(measured) !== undefined) break;
    }
    const rows = measured.flatMap(({ rate, calls }) => [
      rowOf(`${rate}/s`, calls),
      ...['list', 'filter', 'search', 'details'].map((activity) =>
        rowOf(
          `${rate}/s ${activity}`,
          calls.filter((call) => call.activity === activity),
        ),
      ),
    ]);
    console.log(`\n${table([name, ...headings], rows)}\n${bendSentence(name, measured)}`);
  };
  for (const count of workers) {
    const server = await startProcess({ DATABASE_URL: databaseUrl, WORKERS: String(count) });
    try {
      const office = await openOffice(server.url, databaseUrl, people);
      /** Returns what makes the same calls each time, of those that both have. */
      const createNext = async () => {
        const any = await createMix(office.read, randomFrom(7), office.people);
        return () => {
          for (;;) {
            const call = any();
            if (djangoPathOf(call) !== undefined) return call;
          }
        };
      };
      const forDjango = await createNext();
      await compare(`back-office, ${count} process(es)`, await createNext(), office.send);
      const django = await startDjango(python, databaseUrl, count);
      try {
        await compare(`Django's admin, ${count} process(es)`, forDjango, async (call) => {
          const response = await fetch(`${django.url}back_office/${djangoPathOf(call)}`, {
            // Django redirects from what it cannot show.
            redirect: 'error',
            signal: AbortSignal.timeout(15_000),
          });
          await response.arrayBuffer();
          return response.status;
        });
      } finally {
        await django.end();
      }
    } finally {
      await server.end('SIGTERM');
    }
  }
}
