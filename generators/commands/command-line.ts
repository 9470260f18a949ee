import { parseArgs } from 'node:util';
import { UsageError } from '#generators/grammar/usage-error.ts';

const options = {
  fields: { type: 'string' },
  many: { type: 'string' },
  one: { type: 'string' },
  path: { type: 'string' },
  labels: { type: 'string' },
  endpoint: { type: 'string' },
  icon: { type: 'string' },
  group: { type: 'string' },
  from: { type: 'string' },
  resources: { type: 'string' },
  yes: { type: 'boolean', short: 'y' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Reads the arguments and options of a command line. */
export function readCommandLine(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(
      `${error instanceof Error ? error.message : String(error)} (--help lists the options.)`,
    );
  }
}
