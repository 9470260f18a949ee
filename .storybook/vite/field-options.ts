import type { Plugin } from 'vite';
import { readOptions } from '#scripts/props/read-options.ts';

const id = 'virtual:field-options';

/** Provides `virtual:field-options`: the options of every kind, read from its types at the first import. */
export const fieldOptions = (): Plugin => ({
  name: 'field-options',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (source) =>
    source === `\0${id}` ? `export const fieldOptions = ${JSON.stringify(readOptions())};` : undefined,
});
