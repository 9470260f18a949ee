import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { launchBrowser } from '#scripts/browser.ts';
import { root } from '#scripts/root.ts';
import { signIn, startServer, storageWith } from '#scripts/testing/server.ts';
import { runMonkey } from './monkey.ts';

/*
 * Uses the built product at random while a share of its requests fail: `npm run monkey -- --minutes 10 --seed 7`. It stops
 * at the first error of the product, and prints the last steps and the seed.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    built: { type: 'boolean', default: false },
  },
});
if (!values.built) execFileSync('node_modules/.bin/vite', ['build', '--logLevel', 'error'], { cwd: root });
const server = await startServer();
const browser = await launchBrowser();
try {
  const context = await browser.newContext({
    baseURL: server.origin,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    storageState: storageWith(server, await signIn(server)),
  });
  const until = Date.now() + Number(values.minutes) * 60_000;
  console.log(`Seed ${values.seed}, ${values.minutes} minutes…`);
  console.log(
    await runMonkey(await context.newPage(), {
      seed: Number(values.seed),
      continues: () => Date.now() < until,
    }),
  );
} finally {
  await browser.close();
  await server.stop();
}
