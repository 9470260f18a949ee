import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Resource } from '#schema/resource.ts';

/*
 * Entities are found, not listed: a file of this folder that declares one is all that it takes. Here the folder is
 * read; what Vite makes of this file for the browser (scripts/vite/resource-modules.ts) imports the same files.
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

/** Every entity of the service in the order of their files, those that are only a part of others included. */
export const resources: readonly Resource[] = (await Promise.all(files.toSorted().map(read))).flat();
