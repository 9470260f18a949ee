import { execFileSync } from 'node:child_process';
import { table } from '#bench/timing.ts';
import { launchBrowser } from '#scripts/browser.ts';
import { signedInContext } from '#scripts/budgets/pages.ts';
import { root } from '#scripts/root.ts';
import { startServer } from '#scripts/testing/server.ts';
import { actTasks } from './act-tasks.ts';
import { readDemoData } from './demo-data.ts';
import { findTasks } from './find-tasks.ts';
import { followTasks } from './follow-tasks.ts';
import { userOn } from './user.ts';

/*
 * `npm run tasks` builds the back-office, does twenty everyday tasks of an administrator with the demo data, and prints
 * what each one costs: clicks, presses of keys, and the seconds that the product takes. A person takes longer, since they
 * read. A task that cannot be done fails the command.
 */
execFileSync('node_modules/.bin/vite', ['build', '--logLevel', 'error'], { cwd: root });
const tasks = [...findTasks, ...followTasks, ...actTasks];
const server = await startServer();
const browser = await launchBrowser();
try {
  const find = await readDemoData(server);
  const context = await signedInContext(browser, server);
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const rows: string[][] = [];
  for (const task of tasks) {
    if (!task.follows) {
      await page.goto(server.origin);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
    }
    const user = userOn(page);
    const started = performance.now();
    const failure = await task.run(user, find).then(
      () => undefined,
      (error: unknown) => String(error).split('\n', 1)[0],
    );
    const seconds = (performance.now() - started) / 1000;
    rows.push([
      task.name,
      ...[user.cost.clicks, user.cost.keys].map(String),
      failure === undefined ? `${seconds.toFixed(1)} s` : 'failed',
    ]);
    if (failure === undefined) continue;
    process.exitCode = 1;
    console.error(`${task.name}: ${failure}`);
  }
  console.log(`\n${table(['Task', 'clicks', 'keys', 'time'], rows)}`);
} finally {
  await browser.close();
  await server.stop();
}
