import { resources } from '#resources/index.ts';
import { help, readOptions } from './options.ts';
import { printed } from './print.ts';
import { reportOf } from './report.ts';
import { runContract } from './run.ts';
import { CouldNotRun } from './sentence.ts';

/*
 * `npm run contract -- --base URL`: asks a live API for all that the descriptors declare and says what differs.
 */
async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(args, process.env);
  if (options === undefined) {
    process.stdout.write(help);
    return 0;
  }
  const { json, forgive, ...wanted } = options;
  const outcome = await runContract({ ...wanted, resources, fetch: globalThis.fetch });
  const report = reportOf(options.base, outcome);
  process.stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : printed(report));
  return report.counted + (forgive ? 0 : report.forgiven) > 0 ? 1 : 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof CouldNotRun)) throw error;
  process.stderr.write(`\n${error.message}\n\n`);
  process.exitCode = 2;
}
