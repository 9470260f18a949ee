import type { FieldSpec } from '#generators/grammar/fields.ts';
import { filesOf, migrationOf, type ResourceSpec } from '#generators/grammar/resource-spec.ts';
import { UsageError } from '#generators/grammar/usage-error.ts';
import { resources } from '#resources/index.ts';
import type { Resource } from '#schema/resource.ts';
import { fieldDifference } from './field-differences.ts';
import { textDifferences } from './text-differences.ts';
import { migrationsOf } from './transaction.ts';

/** Returns what is refused of an existing field: another kind, other choices, another field that it comes after. */
function askedOf({ name, kind, args, after, isOnlyShown }: FieldSpec, declared: Resource): string[] {
  const existing = declared.fields[name];
  const path = filesOf(declared.name).descriptor;
  if (existing === undefined) return [];
  if (existing.kind !== kind.name)
    return [`The kind of “${name}” is ${existing.kind}, not ${kind.name}. Change it in ${path}.`];
  const values = existing.choices?.join('|');
  const wanted = kind.choices?.(args).join('|');
  const isAfter = declared.ascending?.some(([lower, upper]) => lower === after && upper === name);
  const [file] =
    Object.entries(declared.fields).find(([, { file: rules }]) => rules?.replaces === name) ?? [];
  return [
    ...(isOnlyShown && file !== undefined
      ? [`“${name}” is not only shown: the file “${file}” replaces it. Remove “${file}” first.`]
      : []),
    ...(values !== undefined && wanted !== undefined && values !== wanted
      ? [`The choice of “${name}” is ${values}, not ${wanted}. Change it in ${path}.`]
      : []),
    ...(after !== undefined && isAfter !== true
      ? [`“${name}” exists: add ascending: [['${after}', '${name}']] to ${path} manually.`]
      : []),
  ];
}

/** Throws if a command asks for another kind, other choices, another order or another option of what exists: generators only add. */
export function assertUnchanged({ fields, given }: ResourceSpec, declared: Resource): void {
  const now = {
    path: declared.path,
    endpoint: declared.endpoints.list.path,
    icon: declared.navigation?.icon,
    group: declared.navigation?.group,
  };
  const path = filesOf(declared.name).descriptor;
  const sentences = [
    ...fields.flatMap((field) => askedOf(field, declared)),
    ...(['path', 'endpoint', 'icon', 'group'] as const)
      .filter((option) => given[option] && given[option] !== now[option])
      .map((option) => `The ${option} is ${now[option]}, not ${given[option]}. Change it in ${path}.`),
  ];
  if (sentences.length > 0)
    throw new UsageError([...sentences, 'Generators only add: nothing was written.'].join('\n'));
}

/** Returns the message about existing fields and texts that a command says differently; undefined if there are none. */
export function stayingNotice(spec: ResourceSpec): string | undefined {
  const declared = resources.find(({ name }) => name === spec.name);
  if (declared === undefined) return undefined;
  const fields = spec.fields
    .filter(({ name, kind }) => declared.fields[name]?.kind === kind.name)
    .flatMap((field) => fieldDifference(declared, field) ?? []);
  const sentences = [...fields, ...textDifferences(spec)];
  if (sentences.length === 0) return undefined;
  const migration = migrationOf(spec.name, migrationsOf(spec.name).length + 1);
  const inTable = `Limits, decimals, unique values and references are in the table, too: records must fit, and a migration changes it, ${migration}.`;
  return [
    'Generators only add, so this stays. Change it by hand if it should be as asked:',
    ...sentences,
    ...(fields.length > 0 ? [inTable] : []),
  ].join('\n  ');
}
