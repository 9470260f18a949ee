import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject, member } from '#lib/api/objects.ts';
import { dashed } from '#schema/names.ts';
import type { Violation } from '#scripts/checks/tree.ts';
import { root } from '#scripts/root.ts';
import { readResourceModules } from '#scripts/vite/resource-modules.ts';
import { migrationNames } from '#server/generic/migration-files.ts';
import type { Declared } from './declared.ts';
import { resourceRules } from './rules.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Reads every descriptor with its texts and its migrations. */
export async function readDeclared(): Promise<Declared[]> {
  const texts: unknown = member(JSON.parse(read('locales/fr.json')), 'resources');
  return (await readResourceModules()).map(({ file, exported, resource }) => {
    const own = member(texts, resource.name);
    const migrations = migrationNames().filter(
      (name) => name.slice(0, -'-001'.length) === dashed(resource.name),
    );
    return {
      file: file.slice(root.length).replace(/^\//, ''),
      source: readFileSync(file, 'utf8'),
      exported,
      resource,
      texts: isObject(own) ? own : {},
      ...(migrations.length > 0 && {
        migrations: migrations.map((name) => read(`server/generic/migrations/${name}.sql`)).join('\n'),
      }),
    };
  });
}

/** Returns a pattern of a word that is not a part of another one. */
const wholeWord = (word: string) =>
  new RegExp(`(?<!\\w)${word.replaceAll(/[^\p{L}\p{N}_]/gu, '\\$&')}(?!\\w)`);

/** Finds the mistakes of descriptors, each with its file, its line and how to fix it. */
export function findResourceMistakes(all: readonly Declared[]): Violation[] {
  return all.flatMap((declared) => {
    const lines = declared.source.split('\n');
    const lineOf = (words: string | readonly string[]) =>
      [words].flat().reduce((start, word) => {
        const pattern = wholeWord(word);
        const found = lines.findIndex((line, at) => at >= start && pattern.test(line));
        return found < 0 ? start : found;
      }, 0) + 1;
    return resourceRules
      .flatMap((rule) => [...rule(declared, all)])
      .map(([words, mistake, fix]) => `${declared.file}:${lineOf(words)}: ${mistake}: ${fix}.`);
  });
}

/*
 * `npm test -- resources`: prints the mistakes of the descriptors.
 */
if (import.meta.main) {
  const mistakes = findResourceMistakes(await readDeclared());
  for (const mistake of mistakes) console.error(mistake);
  process.exitCode = mistakes.length === 0 ? 0 : 1;
}
