import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Resource } from '#schema/resource.ts';

/*
 * Finds the resources: every file of this folder that declares one. In the browser, Vite replaces this file by imports of
 * the same files (scripts/vite/resource-modules.ts).
 */

const isResource = (value: unknown): value is Resource =>
  typeof value === 'object' && value !== null && 'endpoints' in value && 'fields' in value && 'name' in value;

async function read(file: string): Promise<Resource[]> {
  const module: object = await import(
    /* @vite-ignore */ pathToFileURL(`${import.meta.dirname}/${file}`).href
  );
  return Object.values(module).filter(isResource);
}

const files = readdirSync(import.meta.dirname).filter(
  (file) => /^[\w-]+\.ts$/.test(file) && file !== 'index.ts',
);

/** Every resource in the order of the files, including those that are only shown as parts of others. */
export const resources: readonly Resource[] = (await Promise.all(files.toSorted().map(read))).flat();
