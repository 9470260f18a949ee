import { dirname } from 'node:path';
import { linesIn, linesWith } from '#generators/editing/references.ts';
import { migrationsOf, read } from '#generators/editing/transaction.ts';
import { resourceMeant } from '#generators/grammar/nouns.ts';
import { filesOf } from '#generators/grammar/resource-spec.ts';
import { alternatives, UsageError } from '#generators/grammar/usage-error.ts';
import { resources } from '#resources/index.ts';
import { dashed } from '#schema/names.ts';
import type { Resource } from '#schema/resource.ts';

/** What a command has changed, and what it leaves to be done manually. */
export interface Edited {
  readonly paths: readonly string[];
  readonly byHand: readonly string[];
  /** The changed lines of other resources and of other code. Default: none. */
  readonly elsewhere?: readonly string[];
}

/** Returns a generated resource. Throws if there is none of this name. */
export function generated(name: string): Resource {
  const names = resources.map((each) => each.name);
  const resource = resources.find((each) => each.name === name);
  if (resource === undefined)
    throw new UsageError(
      `There is no resource “${name}”. ${alternatives(name, names, resourceMeant(name, names))}`,
    );
  if (migrationsOf(name).length === 0)
    throw new UsageError(
      `“${name}” has no generated migration: it is written by hand, or another service has its records. Change it manually.`,
    );
  return resource;
}

/** Returns the lines of a text that contain a name, except in the addresses that stay: `'/vehicles'`. */
export function linesWithName(
  file: string,
  text: string,
  name: string,
  staying: readonly string[] = [],
): string[] {
  const addresses = staying.map((address) => address.replace(/^\//, '')).join('|');
  const others = text.replaceAll(new RegExp(`(['"\`])/?(?:${addresses})(?=['"\`/?])`, 'g'), '$1');
  return linesIn(file, staying.length === 0 ? text : others, new RegExp(`(?<![\\w-])${name}(?![\\w-])`));
}

/** Returns the lines of written files that still contain a name, except in addresses that stay. Texts of JSON are not code. */
export const remaining = (paths: readonly string[], name: string, staying: readonly string[] = []) =>
  paths.flatMap((path) => (/\.tsx?$/.test(path) ? linesWithName(path, read(path), name, staying) : []));

/** Returns the lines of other code that may still mean a renamed resource. `own` are its own files, which are not searched. */
export function linesElsewhere(name: string, own: ReadonlySet<string>): string[] {
  // In the files of a resource with a field of this name, the name means the field.
  const withField = resources.filter(({ fields }) => Object.hasOwn(fields, name));
  const theirs = withField.flatMap((resource) => Object.values(filesOf(resource.name)));
  const file = `${dashed(name)}\\.(?:ts|json)'`;
  const beside = linesWith(new RegExp(`'\\./${file}`), own).filter((line) => dirname(line) === 'resources');
  return [
    ...new Set([
      ...linesWith(new RegExp(`'${name}'`), new Set([...own, ...theirs])),
      ...linesWith(new RegExp(`#resources(?:/demo)?/${file}`), own),
      ...beside,
    ]),
  ];
}
