import type { KindGenerator } from '#fields/generator.ts';
import { generators } from '#fields/generators.ts';
import { camel } from '#schema/names.ts';
import { UsageError } from './usage-error.ts';

/** A kind with its name. */
export interface Kind extends KindGenerator {
  readonly name: string;
}

/** Every kind, in the order of the alphabet. */
export const kinds: readonly Kind[] = Object.entries(generators).map(([name, generator]) => ({
  ...generator,
  name,
}));

/** Returns the kind of a name or of one of its aliases. */
export function kindNamed(given: string, where: string): Kind {
  const name = camel(given);
  const found =
    kinds.find((kind) => kind.name === name) ?? kinds.find(({ aliases }) => aliases?.includes(name));
  if (found !== undefined) return found;
  throw new UsageError(
    `${where}: there is no kind “${given}”. There are ${kinds.map((kind) => kind.name).join(', ')}.`,
  );
}

/** Returns the kind that the generators use for a purpose of their own. */
export function kindInRole(role: NonNullable<Kind['role']>): Kind {
  const found = kinds.find((kind) => kind.role === role);
  if (found === undefined) throw new Error(`No kind has the role ${role}.`);
  return found;
}
