import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { dashed } from '#schema/names.ts';
import { root } from './root.ts';

/** The names of the descriptor files with demo records: those of the resources that were added to the product. */
export const filesWithDemo: ReadonlySet<string> = new Set(
  globSync('resources/demo/*.json', { cwd: root }).map((path) => basename(path, '.json')),
);

/** Returns true for a resource that was added to the product. */
export const isAdded = (resource: string): boolean => filesWithDemo.has(dashed(resource));
