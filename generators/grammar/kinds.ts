import type { KindGenerator } from '#fields/generator.ts';
import { generators } from '#fields/generators.ts';
import { camel } from '#schema/names.ts';
import { resourceMeant } from './nouns.ts';
import { alternatives, UsageError } from './usage-error.ts';

/** A kind with its name. */
export interface Kind extends KindGenerator {
  readonly name: string;
}

/** Every kind, in the order of the registry. */
export const allKinds: readonly Kind[] = Object.entries(generators).map(([name, generator]) => ({
  ...generator,
  name,
}));

/** The kinds that a generated resource can have. */
export const kinds = allKinds.filter(({ unsupported }) => unsupported === undefined);

/** Returns the field that names a record of a resource: `reference(users)` for the kind `user`. */
function referenceMeant(word: string, resourceNames: readonly string[]): string | undefined {
  const resource = resourceMeant(word, resourceNames);
  const kind = kinds.find(({ argument }) => argument?.type === 'resource' && !argument.many);
  return resource && kind && `${kind.name}(${resource})`;
}

/**
 * Returns the kind of a name or of one of its aliases. Throws if a generated resource cannot have it; if it names one of these
 * resources, with the reference that is meant.
 */
export function kindNamed(nameOrAlias: string, where: string, resourceNames: readonly string[]): Kind {
  const name = camel(nameOrAlias);
  const found =
    allKinds.find((kind) => kind.name === name) ?? allKinds.find(({ aliases }) => aliases?.includes(name));
  if (found?.unsupported !== undefined)
    throw new UsageError(`${where}: a generated resource has no ${found.name}: ${found.unsupported}.`);
  if (found !== undefined) return found;
  const words = kinds.flatMap((kind) => [kind.name, ...(kind.aliases ?? [])]);
  const shown = kinds.map((kind) => (kind.aliases ? `${kind.name} (${kind.aliases.join(', ')})` : kind.name));
  const meant = referenceMeant(nameOrAlias, resourceNames);
  throw new UsageError(
    `${where}: there is no kind “${nameOrAlias}”. ${alternatives(name, words, meant, shown)}`,
  );
}

/** Returns the kind of a role: the generators add fields of it by themselves, e.g. `createdAt`. */
export function kindInRole(role: NonNullable<Kind['role']>): Kind {
  const found = kinds.find((kind) => kind.role === role);
  if (found === undefined) throw new Error(`No kind has the role ${role}.`);
  return found;
}
