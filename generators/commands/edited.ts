import { linesIn } from '#generators/editing/references.ts';
import { type Changes, migrationsOf, read } from '#generators/editing/transaction.ts';
import { alternatives, UsageError } from '#generators/grammar/usage-error.ts';
import { resources } from '#resources/index.ts';
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
    throw new UsageError(`There is no resource “${name}”. ${alternatives(name, names)}`);
  if (migrationsOf(name).length === 0)
    throw new UsageError(`“${name}” was not generated: change it manually.`);
  return resource;
}

const word = (name: string) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`);

/** Returns the lines of the written files that still contain a name. Texts of JSON are not code. */
export const remaining = ({ created, changed }: Changes, name: string) =>
  [...created.keys(), ...changed.keys()].flatMap((path) =>
    /\.tsx?$/.test(path) ? linesIn(path, read(path), word(name)) : [],
  );
