import { globSync } from 'node:fs';
import { filesOf } from '#generators/grammar/resource-spec.ts';
import { UsageError } from '#generators/grammar/usage-error.ts';
import { resources } from '#resources/index.ts';
import type { Link } from '#schema/field.ts';
import { filterParameters } from '#schema/filters.ts';
import { dashed } from '#schema/names.ts';
import type { Resource } from '#schema/resource.ts';
import { root } from '#scripts/root.ts';
import { read } from './transaction.ts';

/** The code that may name a resource. */
const code = '{resources,src,server,e2e,scripts,.storybook}/**/*.{ts,tsx}';

/** Returns the files of the code that may name a resource. */
export const codeFiles = () => globSync(code, { cwd: root });

/** Returns the lines of the code that a pattern matches, e.g. "resources/pets.ts:12". Files of `without` are not searched. */
export function linesWith(pattern: RegExp, without: ReadonlySet<string>): string[] {
  const files = codeFiles().filter((file) => !without.has(file));
  return files.flatMap((file) => linesIn(file, read(file), pattern));
}

/** Returns the lines of a text that a pattern matches. */
export const linesIn = (file: string, text: string, pattern: RegExp): string[] =>
  text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : []));

/** Throws a `UsageError` if there are lines that name something. `done` ends the last sentence of the error. */
function assertNone(lines: readonly string[], named: string, done: string): void {
  if (lines.length > 0)
    throw new UsageError(
      `“${named}” is used in ${lines.join(', ')}: change these lines first. Nothing was ${done}.`,
    );
}

/** Throws a `UsageError` if code names a resource that is to be removed, except in its own files and in tests. */
export function assertUnreferenced(name: string): void {
  const pattern = new RegExp(
    `\\b(to|of|list|resource): '${name}'|resources/${dashed(name)}\\.ts|\\bresources\\.${name}\\.`,
  );
  const lines = linesWith(pattern, new Set(Object.values(filesOf(name)))).filter(
    // A test of mistakes may name a resource that does not exist.
    (line) => !/\.test\.tsx?:/.test(line),
  );
  assertNone(lines, name, 'removed');
}

/** Returns true if a link chooses records by a filter of this field. */
function isFilteredBy({ filters = {} }: Link, target: Resource | undefined, field: string): boolean {
  const parameters = target === undefined ? [] : filterParameters(target);
  return parameters.some(({ name, filter }) => filter === field && Object.hasOwn(filters, name));
}

/** Returns the fields and the related parts of other resources that name this field, each with its file. */
function referencesTo(name: string, field: string): (readonly [file: string, word: string])[] {
  const target = resources.find((resource) => resource.name === name);
  return resources
    .filter((other) => other.name !== name)
    .flatMap((other: Resource) => {
      const file = filesOf(other.name).descriptor;
      const linked = Object.entries(other.fields).filter(
        ([, { link }]) => link?.resource === name && (link.by === field || isFilteredBy(link, target, field)),
      );
      const related = Object.entries(other.related ?? {}).filter(
        ([, part]) => 'of' in part && part.of === name && part.filter === field,
      );
      return [...linked, ...related].map(([word]) => [file, word] as const);
    });
}

/** Throws a `UsageError` if other resources name the field of a resource, or if code uses its texts. */
export function assertFieldUnreferenced(name: string, field: string, done: string): void {
  const declared = referencesTo(name, field).flatMap(([file, word]) =>
    linesIn(file, read(file), new RegExp(`\\b${word}: `)).slice(0, 1),
  );
  const texts = linesWith(
    new RegExp(`\\bresources\\.${name}\\.(fields|choices)\\.${field}\\b`),
    new Set(Object.values(filesOf(name))),
  );
  assertNone([...declared, ...texts], `${name}.${field}`, done);
}
