import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Texts } from '#schema/dictionary.ts';
import { dashed } from '#schema/names.ts';
import { isObject, member } from '#schema/objects.ts';
import type { Violation } from '#scripts/checks/tree.ts';
import { root } from '#scripts/root.ts';
import { readResourceModules } from '#scripts/vite/resource-modules.ts';
import { migrationsIn, resourceOf } from '#server/generic/migration-files.ts';
import type { Declared, Position, Rule, TextMistake } from './declared.ts';
import { lineOfText, lineOfWords } from './lines.ts';
import { groupsOf, unusedGroups } from './navigation-rules.ts';
import { placeholders } from './placeholders.ts';
import { hintRules, resourceRules } from './rules.ts';
import { dictionary, questionsOf, unknownResources } from './text-rules.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Reads every descriptor with its texts and its migrations. */
export async function readDeclared(): Promise<Declared[]> {
  const texts: unknown = member(JSON.parse(read(dictionary)), 'resources');
  const migrations = Map.groupBy(migrationsIn(), ({ name }) => resourceOf(name));
  return (await readResourceModules()).map(({ file, exported, resource }) => {
    const own = member(texts, resource.name);
    return {
      file: file.slice(root.length).replace(/^\//, ''),
      source: readFileSync(file, 'utf8'),
      exported,
      resource,
      texts: isObject(own) ? own : {},
      migrations: migrations
        .get(dashed(resource.name))
        ?.map(({ text }) => text)
        .join('\n'),
    };
  });
}

/** Returns the file and the line of a mistake. */
const positionOf = ({ file, source }: Declared, at: Position, texts: string) =>
  typeof at === 'object' && 'text' in at
    ? `${dictionary}:${lineOfText(texts, at.text)}`
    : `${file}:${lineOfWords(source, at)}`;

const findBy = (rules: readonly Rule[], all: readonly Declared[], texts: string): Violation[] =>
  all.flatMap((declared) =>
    rules
      .flatMap((rule) => [...rule(declared, all)])
      .map(([at, mistake, fix]) => `${positionOf(declared, at, texts)}: ${mistake}: ${fix}.`),
  );

/** Returns the sentence of a mistake of the dictionary. */
const inTexts = ([{ text }, mistake, fix]: TextMistake, texts: string) =>
  `${dictionary}:${lineOfText(texts, text)}: ${mistake}: ${fix}.`;

/** Finds the mistakes of descriptors and of their texts, each with its file, its line and how to fix it. */
export function findResourceMistakes(all: readonly Declared[], texts = read(dictionary)): Violation[] {
  const names = all.map(({ resource }) => resource.name);
  const whole: unknown = JSON.parse(texts);
  const unknown = [...unknownResources(whole, names)].map((mistake) => inTexts(mistake, texts));
  return [...findBy([...resourceRules, groupsOf(whole), questionsOf(whole)], all, texts), ...unknown];
}

/** Finds what works, but should not stay: placeholders, records whose title may be empty, groups without a resource. */
export function findHints(all: readonly Declared[], texts = read(dictionary)): Violation[] {
  const whole: Texts = JSON.parse(texts);
  const unused = unusedGroups(whole, all).map((mistake) => inTexts(mistake, texts));
  const unnamed = placeholders(whole).map(
    ([path, text]) => `${dictionary}:${lineOfText(texts, path)}: ${path} is still “${text}”: word it.`,
  );
  return [...findBy(hintRules, all, texts), ...unused, ...unnamed];
}

/*
 * `npm test -- resources`: prints the mistakes of the descriptors and of their texts. Hints are printed, too, and fail
 * nothing: a generated resource passes before its labels are worded.
 */
if (import.meta.main) {
  const all = await readDeclared();
  const [mistakes, hints] = [findResourceMistakes(all), findHints(all)];
  if (hints.length > 0) console.log(`Passes, but should not stay (${hints.length}):\n${hints.join('\n')}`);
  for (const mistake of mistakes) console.error(mistake);
  process.exitCode = mistakes.length === 0 ? 0 : 1;
}
