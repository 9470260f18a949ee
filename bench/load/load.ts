import { parseArgs } from 'node:util';
import { latencyOf, ms, table } from '#bench/timing.ts';
import { runCommand } from '#scripts/command.ts';
import { StartError } from '#server/base/settings.ts';
import { usersPerAdministrator } from '#server/seed/many-users.ts';
import { randomFrom } from '#server/seed/random.ts';
import { postgresPrograms, startPostgres } from '#server/testing/postgres-server.ts';
import { startProcess } from '#server/testing/process.ts';
import { drive, type MadeCall } from './drive.ts';
import { fill } from './fill.ts';
import { activities, createMix } from './mix.ts';
import { openOffice } from './office.ts';

/*
 * `npm run load -- --users 200000`: fills a PostgreSQL server (a new one, or an empty database at DATABASE_URL; one that has
 * users stays as it is) and makes the calls of an office of 200 administrators, at rising rates, on one process and on
 * several.
 */
const { values: options } = parseArgs({
  options: {
    users: { type: 'string', default: '200000' },
    rides: { type: 'string' },
    rates: { type: 'string', default: '25,50,100,200' },
    seconds: { type: 'string', default: '20' },
    workers: { type: 'string', default: '1,2' },
    people: { type: 'string', default: '200' },
  },
});
const numbersOf = (name: string, text: string) =>
  text.split(',').map((each) => {
    if (!/^\d+$/.test(each)) throw new StartError(`--${name} ${text}: give numbers.`);
    return Number(each);
  });
const one = (name: string, text: string) => numbersOf(name, text)[0] ?? 0;

/** Returns the options as numbers. Throws a `StartError` before anything is filled. */
function readOptions() {
  const users = one('users', options.users);
  const people = one('people', options.people);
  // A database that is given may have more: `openOffice` counts them.
  if (!process.env['DATABASE_URL'] && people > users / usersPerAdministrator)
    throw new StartError(
      `--people ${people} needs as many administrators: one of ${usersPerAdministrator} users is one, so give --users ${people * usersPerAdministrator} or fewer people.`,
    );
  return {
    users,
    people,
    rides: one('rides', options.rides ?? String(users * 10)),
    seconds: one('seconds', options.seconds),
    rates: numbersOf('rates', options.rates),
    workers: numbersOf('workers', options.workers),
  };
}
type Options = ReturnType<typeof readOptions>;

const metricsToken = 'metrics-token-of-a-load';
const targetMs = 20;

/** Returns what all processes of a server use: resident megabytes, and seconds of processor time since their start. */
async function usageOf(url: string): Promise<{ readonly memory: number; readonly seconds: number }> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const text = await (await fetch(`${url}/metrics`, { headers })).text();
  const sum = (name: string) =>
    [...text.matchAll(new RegExp(`^${name}\\S* (\\S+)`, 'gm'))].reduce(
      (all, [, value]) => all + Number(value),
      0,
    );
  return {
    memory: Math.round(sum('process_resident_memory_bytes') / 1e6),
    seconds: sum('process_cpu_seconds_total'),
  };
}

const isFailed = ({ status }: MadeCall) => status === undefined || status >= 400;

function rowOf(name: string, calls: readonly MadeCall[]): string[] {
  const { p50, p95, p99 } = latencyOf(calls.map(({ took }) => took));
  const failed = calls.filter(isFailed);
  const reasons = [...new Set(failed.map(({ status }) => status ?? 'none'))].join(' ');
  return [
    name,
    String(calls.length),
    ms(p50),
    ms(p95),
    ms(p99),
    failed.length === 0 ? '0' : `${failed.length} (${reasons})`,
  ];
}

/**
 * Prints the latencies by activity. With `details`, also those of each call, by its name, whose p99 is above the target
 * or which failed at least once.
 */
function print(title: string, calls: readonly MadeCall[], details: boolean): void {
  const byActivity = activities.map((activity) =>
    rowOf(
      activity,
      calls.filter((call) => call.activity === activity),
    ),
  );
  const headings = [title, 'calls', 'p50', 'p95', 'p99', 'failed'];
  console.log(`\n${table(headings, [rowOf('all', calls), ...byActivity])}`);
  if (!details) return;
  const names = [...new Set(calls.map(({ name }) => name))].toSorted();
  const slow = names
    .map((name) => calls.filter((call) => call.name === name))
    .filter((group) => latencyOf(group.map(({ took }) => took)).p99 > targetMs || group.some(isFailed));
  console.log(
    `\n${table(
      [`p99 above ${targetMs} ms, or failed`, ...headings.slice(1)],
      slow.map((group) => rowOf(group[0]?.name ?? '', group)),
    )}`,
  );
}

async function measure(
  databaseUrl: string,
  workers: number,
  { people, rates, seconds }: Options,
): Promise<void> {
  const env = { DATABASE_URL: databaseUrl, WORKERS: String(workers), METRICS_TOKEN: metricsToken };
  const server = await startProcess(env);
  let office: Awaited<ReturnType<typeof openOffice>> | undefined;
  try {
    office = await openOffice(server.url, databaseUrl, people);
    const next = await createMix(office.read, randomFrom(7), office.people);
    await office.openStreams();
    // Warms up the server: compiles its code and opens its connections.
    await drive(next, office.send, { rate: 20, seconds: 10 });
    for (const [at, rate] of rates.entries()) {
      const before = await usageOf(server.url);
      const began = performance.now();
      const calls = await drive(next, office.send, { rate, seconds });
      const reached = (calls.length / (performance.now() - began)) * 1000;
      const { memory, seconds: used } = await usageOf(server.url);
      const perCall = ms(((used - before.seconds) / calls.length) * 1000);
      const title = `${workers} process(es), ${rate}/s: ${reached.toFixed(0)}/s, ${memory} MB, ${perCall} CPU per call`;
      print(title, calls, at === 0);
    }
  } finally {
    office?.close();
    await server.end('SIGTERM');
  }
}

async function main(): Promise<void> {
  const load = readOptions();
  const programs = postgresPrograms();
  const given = process.env['DATABASE_URL'] ?? '';
  if (given === '' && programs === undefined)
    throw new StartError('PostgreSQL is not installed, and DATABASE_URL names none.');
  const postgres = given === '' ? await startPostgres(programs ?? '') : undefined;
  const databaseUrl = postgres?.urlOf('postgres') ?? given;
  try {
    const { users, rides, workers } = load;
    const began = performance.now();
    const isNew = await fill(databaseUrl, { users, rides });
    if (isNew)
      console.log(
        `${users} users, ${rides} rides and ${rides * 3} transactions added in ${((performance.now() - began) / 60_000).toFixed(1)} minutes.`,
      );
    for (const count of workers) await measure(databaseUrl, count, load);
  } finally {
    await postgres?.stop();
  }
}

await runCommand(main);
