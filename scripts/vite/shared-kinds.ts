import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesWithDemo } from '#scripts/demo-records.ts';
import { root } from '#scripts/root.ts';

/** The import of the data half of a kind. The second group is the name of its folder. */
const kindImport = /#(fields\/([\w-]+)\/\2\.ts)/g;

/** Returns the folders of the kinds that a file of declarations uses. */
export const kindsIn = (code: string): string[] => [
  ...new Set([...code.matchAll(kindImport)].map(([, , kind = '']) => kind)),
];

/** Returns the folders of the kinds that each declaration uses, of those in the files that a function accepts. */
const uses = (accepts: (file: string) => boolean = () => true): string[] =>
  globSync('resources/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] })
    .filter(accepts)
    .flatMap((file) => kindsIn(readFileSync(join(root, file), 'utf8')));

/** Returns the folders of the kinds that a declaration uses. */
export const usedKinds = (): string[] => [...new Set(uses())];

/** The declaration whose list the budget of the first paint is about. */
const firstList = 'resources/users.ts';

/**
 * Returns the folders of the kinds that three or more declarations of the product use, or that the first list shares with
 * another one. The build puts them into `admin`, since each would be a file of a few bytes. Other kinds load with the
 * declarations that use them: resources that were added to the product do not make the first paint heavier.
 */
export function sharedKinds(): string[] {
  const all = uses((file) => !filesWithDemo.has(basename(file, '.ts')));
  const inFirst = new Set(uses((file) => file === firstList));
  const countOf = (kind: string) => all.filter((each) => each === kind).length;
  return [...new Set(all)].filter((kind) => countOf(kind) >= (inFirst.has(kind) ? 2 : 3));
}
