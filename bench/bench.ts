import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { compressFolder } from '#scripts/build/compress.ts';
import { root } from '#scripts/root.ts';
import { startServer } from '#scripts/testing/server.ts';
import { measureGrowth } from './growth/growth.ts';
import { measureProfile } from './profile/profile.ts';
import { measureRows } from './rows/rows.ts';
import { measureService } from './service.ts';
import { ms, table } from './timing.ts';
import { measureVisits } from './visits.ts';

/*
 * Measures the calls of a list on this machine: `npm run bench`, `npm run bench -- --users 1000000`.
 * `npm run bench -- --browser` measures visits with a slow processor and a slow network instead, and compares them with
 * two other pages that show the same list. `npm run bench -- --profile` shows where the time of a list goes, in a build
 * that keeps the names of functions. `--rounds 10` is the number of measurements of both.
 * `npm run bench -- --rows 100000` exports and selects a list of that many users.
 * `npm run bench -- --resources 100` compares the project with a copy that has 100 more resources.
 *
 * The command never fails because of a result: `npm test` checks the budgets. With DATABASE_URL it fills that database,
 * which must be empty.
 */
const { values: options } = parseArgs({
  options: {
    users: { type: 'string', default: '10000' },
    browser: { type: 'boolean', default: false },
    profile: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '10' },
    rows: { type: 'string', default: '0' },
    resources: { type: 'string', default: '0' },
  },
});
for (const name of ['users', 'rounds', 'rows', 'resources'] as const)
  if (!(name === 'users' || name === 'rounds' ? /^[1-9]\d*$/ : /^\d+$/).test(options[name]))
    throw new Error(
      `--${name} ${options[name]}: give a whole number${name === 'users' || name === 'rounds' ? ' from 1' : ''}.`,
    );

/** Measures the built product with the real server. */
async function measureProduct(): Promise<void> {
  const started = performance.now();
  const minify = { mangle: !options.profile, compress: true, codegen: true };
  await build({ root, logLevel: 'error', build: { rolldownOptions: { output: { minify } } } });
  await compressFolder(join(root, 'dist'));
  const built = performance.now();
  const manyRows = options.rows !== '0';
  const users = manyRows ? options.rows : options.users;
  console.log(`\nFilling a database with ${users} users…`);
  const { DATABASE_URL = '' } = process.env;
  const server = await startServer({ SEED: users, DATABASE_URL });
  const filled = performance.now();
  try {
    if (options.profile) {
      for (const { headings, rows } of await measureProfile(server, Number(options.rounds)))
        console.log(`\n${table(headings, rows)}`);
    } else if (manyRows) {
      console.log(`\n${table(['', 'time', 'longest task', 'file'], await measureRows(server))}`);
    } else if (options.browser) {
      const [headings = [], ...rows] = await measureVisits(server, Number(options.rounds));
      console.log(
        `\n${table(headings, rows)}\n\nMedians of ${options.rounds} visits, with their lower and upper quartiles.`,
      );
    } else {
      console.log(`\n${table(['Service', 'p50', 'p95', 'p99'], await measureService(server))}`);
    }
    const times = [ms(built - started), ms(filled - built)];
    console.log(`\nBuilt in ${times[0]}; the database was filled and the server ready in ${times[1]}.`);
  } finally {
    await server.stop();
  }
}

const count = Number(options.resources);
if (count > 0)
  console.log(`\n${table(['', 'now', `with ${count} more resources`], await measureGrowth(count))}`);
else await measureProduct();
