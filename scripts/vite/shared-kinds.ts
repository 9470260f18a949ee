import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#scripts/root.ts';

/**
 * Returns the data halves of the kinds that two or more declarations use. The build puts them into `admin`, since each
 * would be a file of a few bytes. A kind that a single declaration uses is bundled with that declaration.
 */
export function sharedKinds(): string[] {
  const uses = globSync('resources/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] }).flatMap((file) => [
    ...new Set(
      [...readFileSync(join(root, file), 'utf8').matchAll(/#(fields\/([\w-]+)\/\2\.ts)/g)].map(
        ([, path = '']) => path,
      ),
    ),
  ]);
  return [...new Set(uses.filter((path, at) => uses.indexOf(path) !== at))].map((path) => `/src/${path}`);
}
