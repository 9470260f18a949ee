import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';

/** What `npm run visual` is asked to do. */
export interface Options {
  readonly help: boolean;
  /** Accept what is seen now as what is to be seen. */
  readonly update: boolean;
  /** Stories whose id, title or name holds one of these; all where there is none. */
  readonly only: readonly string[];
  /** A Storybook that is built already; without one it is built first. */
  readonly storybook: string | undefined;
  readonly baseline: string;
  readonly report: string;
  readonly workers: number;
}

export const help = `Takes a picture of every story in each of its modes and compares it with the baseline.

  npm run visual                     build Storybook, compare, write the report
  npm run visual -- --update         accept what is seen now as the baseline
  npm run visual -- --only button    only stories whose id, title or name holds this; may be given again

  --storybook <folder>   a Storybook that is built already, instead of building one
  --baseline <folder>    where the accepted pictures are    (visual-baseline)
  --report <folder>      where the report is written        (visual-report)
  --workers <number>     browsers' pages at work at once    (two a processor, eight at most)
  --help                 this text

Ends with 0 when nothing differs, with 1 when a picture differs, is new, is gone or could not be taken.
Pictures are the machine's own: fonts and browser differ elsewhere, so the baseline is not shared.`;

/** Reads the command line; throws where it says something unknown. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      help: { type: 'boolean', default: false },
      update: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [] },
      storybook: { type: 'string' },
      baseline: { type: 'string', default: 'visual-baseline' },
      report: { type: 'string', default: 'visual-report' },
      workers: { type: 'string', default: String(Math.min(8, 2 * availableParallelism())) },
    },
  });
  const workers = Number(values.workers);
  if (!Number.isInteger(workers) || workers < 1) throw new Error('--workers takes a number from 1');
  return { ...values, storybook: values.storybook, workers };
}
