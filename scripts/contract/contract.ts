import { resources } from '#resources/index.ts';
import { help, readOptions } from './options.ts';
import { printed } from './print.ts';
import { reportOf } from './report.ts';
import { runContract } from './run.ts';
import { RunError } from './run-error.ts';

/*
 * `npm run contract -- --base URL`: makes the declared calls on a live API and reports the differences.
 */
async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(args, process.env);
  if (options === undefined) {
    process.stdout.write(help);
    return 0;
  }
  const { json, forgive, ...check } = options;
  const outcome = await runContract({ ...check, resources, fetch: globalThis.fetch });
  const report = reportOf(options.base, outcome);
  process.stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : printed(report));
  const different = report.counted + (forgive ? 0 : report.tolerated);
  return different + report.leftovers.length > 0 ? 1 : 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof RunError)) throw error;
  process.stderr.write(`\n${error.message}\n\n`);
  process.exitCode = 2;
}
