import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#scripts/root.ts';

/** The import of the data half of a kind. The second group is the name of its folder. */
const kindImport = /#(fields\/([\w-]+)\/\2\.ts)/g;

/** Returns the folders of the kinds that a file of declarations uses. */
export const kindsIn = (code: string): string[] => [
  ...new Set([...code.matchAll(kindImport)].map(([, , kind = '']) => kind)),
];

/** Returns the folders of the kinds that each declaration uses. */
const uses = (): string[] =>
  globSync('resources/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] }).flatMap((file) =>
    kindsIn(readFileSync(join(root, file), 'utf8')),
  );

/** Returns the folders of the kinds that a declaration uses. */
export const usedKinds = (): string[] => [...new Set(uses())];

/**
 * Returns the folders of the kinds that two or more declarations use. The build puts them into `admin`, since each would
 * be a file of a few bytes. A kind that a single declaration uses is bundled with that declaration.
 */
export function sharedKinds(): string[] {
  const all = uses();
  return [...new Set(all.filter((kind, at) => all.indexOf(kind) !== at))];
}
