import { parseArgs } from 'node:util';

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
export const readCommandLine = (args: readonly string[]) =>
  parseArgs({ args: [...args], options, allowPositionals: true });
