import { globSync } from 'node:fs';
import { filesOf } from '#generators/grammar/resource-spec.ts';
import { UsageError } from '#generators/grammar/usage-error.ts';
import { resources } from '#resources/index.ts';
import { dashed } from '#schema/names.ts';
import type { Resource } from '#schema/resource.ts';
import { root } from '#scripts/root.ts';
import { read } from './transaction.ts';

/** The code that may name a resource. */
const code = '{resources,src,server,e2e,scripts,.storybook}/**/*.{ts,tsx}';

/** Returns the lines of the code that a pattern matches, without some files: "resources/pets.ts:12". */
export function linesWith(pattern: RegExp, without: ReadonlySet<string>): string[] {
  const files = globSync(code, { cwd: root }).filter((file) => !without.has(file));
  return files.flatMap((file) => linesIn(file, read(file), pattern));
}

/** Returns the lines of a text that a pattern matches. */
export const linesIn = (file: string, text: string, pattern: RegExp): string[] =>
  text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : []));

/** Throws if code beside the files and the tests of a resource names it. `doing` says what is refused. */
export function assertUnnamed(name: string, doing: string): void {
  const pattern = new RegExp(
    `\\b(to|of|list|resource): '${name}'|resources/${dashed(name)}\\.ts|\\bresources\\.${name}\\.`,
  );
  const users = linesWith(pattern, new Set(Object.values(filesOf(name)))).filter(
    // A test of mistakes may name a resource that does not exist.
    (line) => !/\.test\.tsx?:/.test(line),
  );
  if (users.length > 0)
    throw new UsageError(
      `“${name}” is named by ${users.join(', ')}: change these lines first. ${doing} nothing.`,
    );
}

/** Returns the fields and the parts of other resources that name a field of one. */
function usersOf(name: string, field: string): (readonly [file: string, word: string])[] {
  return resources
    .filter((other) => other.name !== name)
    .flatMap((other: Resource) => {
      const file = filesOf(other.name).descriptor;
      const linked = Object.entries(other.fields).filter(
        ([, { link }]) => link?.resource === name && link.by === field,
      );
      const related = Object.entries(other.related ?? {}).filter(
        ([, part]) => 'of' in part && part.of === name && part.by === field,
      );
      return [...linked, ...related].map(([word]) => [file, word] as const);
    });
}

/** Throws if other resources name the field of a resource, or if code uses its texts. */
export function assertFieldUnnamed(name: string, field: string, doing: string): void {
  const declared = usersOf(name, field).flatMap(([file, word]) =>
    linesIn(file, read(file), new RegExp(`\\b${word}: `)).slice(0, 1),
  );
  const texts = linesWith(
    new RegExp(`\\bresources\\.${name}\\.(fields|choices)\\.${field}\\b`),
    new Set(Object.values(filesOf(name))),
  );
  const users = [...declared, ...texts];
  if (users.length > 0)
    throw new UsageError(
      `“${name}.${field}” is named by ${users.join(', ')}: change these lines first. ${doing} nothing.`,
    );
}
