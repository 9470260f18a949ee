import { writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { resources } from '#resources/index.ts';
import { fixtureRecorder } from './fixtures.ts';
import { help, readOptions } from './options.ts';
import { type Report, reportOf } from './report.ts';
import { reportText } from './report-text.ts';
import { runContract } from './run.ts';
import { failureText } from './run-error.ts';
import { watch } from './watch.ts';

/*
 * `npm run contract -- --base URL`: makes the declared calls on a live API and reports the differences.
 */
async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(args, process.env);
  if (options === undefined) {
    process.stdout.write(help);
    return 0;
  }
  const { json, markdown, forgive, watch: minutes, history, record: folder, ...check } = options;
  const keepResponse = folder === undefined ? undefined : fixtureRecorder(folder);
  const run = async () =>
    reportOf(options.base, await runContract({ ...check, resources, fetch: globalThis.fetch, keepResponse }));
  const show = (report: Report) => {
    process.stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : reportText(report));
    if (markdown !== undefined) writeFileSync(markdown, reportText(report));
  };
  if (minutes !== undefined) {
    const log = (line: string) => process.stderr.write(`${line}\n`);
    const now = () => new Date();
    const watching = { base: options.base, minutes, history, forgive, check: run, wait, now, log };
    const { report, appeared, gone } = await watch(watching);
    for (const name of appeared) log(`new:  ${name}`);
    for (const name of gone) log(`gone: ${name}`);
    show(report);
    return 1;
  }
  const report = await run();
  show(report);
  const different = report.counted + (forgive ? 0 : report.tolerated);
  return different + report.leftovers.length > 0 ? 1 : 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`\n${failureText(error)}\n\n`);
  process.exitCode = 2;
}
