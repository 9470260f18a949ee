import type { FieldSpec } from '#generators/grammar/fields.ts';
import { filesOf, type ResourceSpec } from '#generators/grammar/resource-spec.ts';
import { UsageError } from '#generators/grammar/usage-error.ts';
import { resources } from '#resources/index.ts';
import type { Resource } from '#schema/resource.ts';
import { fieldDifference } from './field-differences.ts';
import { textDifferences } from './text-differences.ts';

/** Returns what a command asks of an existing field that its descriptor does not say: another kind, other values, other options. */
function askedOf({ name, kind, args, after, ...field }: FieldSpec, declared: Resource): string[] {
  const existing = declared.fields[name];
  const path = filesOf(declared.name).descriptor;
  if (existing === undefined) return [];
  if (existing.kind !== kind.name)
    return [`The kind of “${name}” is ${existing.kind}, not ${kind.name}. Change it in ${path}.`];
  const values = existing.choices?.join('|');
  const wanted = kind.choices?.(args).join('|');
  const isAfter = declared.ascending?.some(([lower, upper]) => lower === after && upper === name);
  const difference = fieldDifference(declared, { name, kind, args, after, ...field });
  const [file] =
    Object.entries(declared.fields).find(([, { file: rules }]) => rules?.replaces === name) ?? [];
  return [
    ...(field.isOnlyShown && file !== undefined
      ? [`“${name}” is not only shown: the file “${file}” replaces it. Remove “${file}” first.`]
      : []),
    ...(values !== undefined && wanted !== undefined && values !== wanted
      ? [`The choice of “${name}” is ${values}, not ${wanted}. Change it in ${path}.`]
      : []),
    ...(after !== undefined && isAfter !== true
      ? [`“${name}” exists: add ascending: [['${after}', '${name}']] to ${path} manually.`]
      : []),
    ...(difference?.isAsked === true ? [difference.sentence] : []),
  ];
}

/** Throws if a field or an option of the resource exists and the command asks for another one: generators only add. */
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

/** Returns the message about what a command leaves out or words otherwise of what existed before; undefined if there is nothing. */
export function stayingNotice(spec: ResourceSpec): string | undefined {
  const declared = resources.find(({ name }) => name === spec.name);
  if (declared === undefined) return undefined;
  const leftOut = spec.fields
    .filter(({ name, kind }) => declared.fields[name]?.kind === kind.name)
    .flatMap((field) => fieldDifference(declared, field)?.sentence ?? []);
  const sentences = [...leftOut, ...textDifferences(spec)];
  return sentences.length === 0
    ? undefined
    : ['Generators only add. These stay, although the command does not say them:', ...sentences].join('\n  ');
}
