import type { Plugin } from 'vite';
import { readOptions } from '#scripts/props/read-options.ts';

const id = 'virtual:field-options';

/** `virtual:field-options`: what a declaration of each kind of field takes, from its types, read when first asked for. */
export const fieldOptions = (): Plugin => ({
  name: 'field-options',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (source) =>
    source === `\0${id}` ? `export const fieldOptions = ${JSON.stringify(readOptions())};` : undefined,
});
