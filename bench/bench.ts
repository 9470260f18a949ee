import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { root } from '#scripts/root.ts';
import { startServer } from '#scripts/testing/server.ts';
import { measureBrowser } from './browser.ts';
import { measureService } from './service.ts';
import { ms, table } from './timing.ts';

/*
 * Measures the service and the back-office on this machine: `npm run bench`, `npm run bench -- --users 1000000`. It
 * asserts nothing: `npm test` checks the budgets.
 */
const { values } = parseArgs({ options: { users: { type: 'string', default: '10000' } } });
if (!/^\d+$/.test(values.users)) throw new Error(`--users ${values.users}: give a number.`);

const started = performance.now();
execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], {
  cwd: root,
});
const built = performance.now();
console.log(`\nFilling an embedded database with ${values.users} users…`);
const server = await startServer({ SEED: values.users });
const filled = performance.now();
try {
  console.log(`\n${table(['Service', 'p50', 'p95'], await measureService(server))}`);
  const pages = [['build', ms(built - started)], ...(await measureBrowser(server))];
  console.log(`\n${table(['Back-office', ''], pages)}`);
  console.log(`\nThe database was filled and the server ready in ${ms(filled - built)}.`);
} finally {
  await server.stop();
}
