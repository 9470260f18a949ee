import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { runCommand } from '#scripts/command.ts';
import { StartError } from '#server/base/settings.ts';
import { usersPerAdministrator } from '#server/seed/many-users.ts';
import { postgresPrograms, startPostgres } from '#server/testing/postgres-server.ts';
import { compareWithDjango } from './beside-django.ts';
import { fill } from './fill.ts';
import { measure } from './measure.ts';

/*
 * `npm run load -- --users 200000`: fills a PostgreSQL server (a new one, or an empty database at DATABASE_URL; one that has
 * users stays as it is) and makes the calls of an office of 200 administrators, at rising rates, on one process and on
 * several. Says at which rate each bends.
 *
 * `--heap` prints the heap after each rate, once its garbage is collected.
 * `--beside django` makes the reads of this office on Django's admin, too.
 */
const { values: options } = parseArgs({
  options: {
    users: { type: 'string', default: '200000' },
    rides: { type: 'string' },
    rates: { type: 'string', default: '25,50,100,200' },
    seconds: { type: 'string', default: '20' },
    workers: { type: 'string', default: [...new Set([1, availableParallelism()])].join(',') },
    people: { type: 'string', default: '200' },
    heap: { type: 'boolean', default: false },
    beside: { type: 'string' },
  },
});
const numbersOf = (name: string, text: string, pattern = /^\d+$/) =>
  text.split(',').map((each) => {
    if (!pattern.test(each)) throw new StartError(`--${name} ${text}: give numbers.`);
    return Number(each);
  });
const one = (name: string, text: string) => numbersOf(name, text)[0] ?? 0;

/** Returns the options as numbers. Throws a `StartError` before anything is filled. */
function readOptions() {
  const users = one('users', options.users);
  const people = one('people', options.people);
  const workers = numbersOf('workers', options.workers);
  const { heap, beside } = options;
  if (heap && workers.some((count) => count !== 1))
    throw new StartError('--heap measures one process: give --workers 1.');
  if (beside !== undefined && beside !== 'django')
    throw new StartError(`--beside ${beside}: only django can be compared.`);
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
    rates: numbersOf('rates', options.rates, /^\d+(\.\d+)?$/),
    workers,
    heap,
    isBesideDjango: beside !== undefined,
  };
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
    const { users, rides, workers, isBesideDjango } = load;
    const began = performance.now();
    const isNew = await fill(databaseUrl, { users, rides });
    if (isNew)
      console.log(
        `${users} users, ${rides} rides and ${rides * 3} transactions added in ${((performance.now() - began) / 60_000).toFixed(1)} minutes.`,
      );
    if (isBesideDjango) await compareWithDjango(databaseUrl, load);
    else for (const count of workers) await measure(databaseUrl, count, load);
  } finally {
    await postgres?.stop();
  }
}

await runCommand(main);
