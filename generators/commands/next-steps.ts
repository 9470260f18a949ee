import { read } from '#generators/editing/transaction.ts';
import { stayingNotice } from '#generators/editing/unchanged.ts';
import { screenTitle } from '#generators/grammar/names.ts';
import { dictionary, filesOf, type ResourceSpec } from '#generators/grammar/resource-spec.ts';
import { resources } from '#resources/index.ts';
import type { Resource } from '#schema/resource.ts';
import { placeholders } from '#scripts/descriptors/placeholders.ts';
import { readOnlyNotice } from './resource.ts';

const steps = (run: string, look: string) => `Next:        ${run}\nLook at it:  ${look}`;

const values = ['true', 'false'];

/**
 * Returns the message about the new flags whose values have no label of their own: these are no placeholders. Undefined if
 * there are none. `declared` are the resources before the command.
 */
export function flagNotice(
  specs: readonly Pick<ResourceSpec, 'name' | 'fields' | 'labels'>[],
  declared: readonly Pick<Resource, 'name' | 'fields'>[] = resources,
): string | undefined {
  const flags = specs.flatMap(({ name, fields, labels }) => {
    const before = declared.find((each) => each.name === name)?.fields ?? {};
    return fields
      .filter((field) => !Object.hasOwn(before, field.name) && field.kind.choices?.(field.args) !== undefined)
      .filter(({ kind, args }) => kind.choices?.(args).every((value) => values.includes(value)))
      .filter((field) => values.some((value) => !labels.has(`${field.name}.${value}`)))
      .map((field) => `${name}.${field.name}`);
  });
  if (flags.length === 0) return undefined;
  return `Values without a label read “Oui” or “Non”, in ${dictionary} under choices: ${flags.join(', ')}.`;
}

/** Returns what to run and what to look at after resources were written. */
export function stepsAfterResources(specs: readonly Pick<ResourceSpec, 'name' | 'path'>[]): string {
  const [only, ...others] = specs;
  const path = resources.find(({ name }) => name === only?.name)?.path ?? only?.path;
  return only === undefined || others.length > 0
    ? steps('npm test -- resources lint types', 'npm run dev, or npm run storybook, Screens')
    : steps(
        `npm test -- resources lint types && npx vitest run --project stories ${filesOf(only.name).stories}`,
        `npm run dev, /${path}, or npm run storybook, ${screenTitle(only.name)}`,
      );
}

/** Returns what to run and what to look at after a folder was written: a kind, a component or a page. */
export const stepsAfterFolder = (what: string): string =>
  steps('npm test -- lint types architecture', what === 'page' ? 'npm run dev' : 'npm run storybook');

const paragraphs = (...parts: readonly (string | undefined)[]) =>
  parts.filter((part) => part !== undefined).join('\n\n');

/** Returns the paths of files below what was done to them: `Written`. */
export const pathList = (verb: string, paths: readonly string[]): string =>
  paths.length === 0 ? 'Nothing to do.' : [`${verb}:`, ...paths].join('\n  ');

/** Returns what is missing in written resources, what to run and what to look at. */
export function nextSteps(specs: readonly ResourceSpec[]): string {
  const { length } = placeholders(JSON.parse(read(dictionary)));
  const missing =
    length === 0 ? undefined : `Missing labels: ${length}. npm run generate -- labels lists them.`;
  return paragraphs(missing, flagNotice(specs), stepsAfterResources(specs));
}

/** Returns the message after a resource was written: its files, what stayed, what is in no form, and what comes next. */
export function reportOf(spec: ResourceSpec, paths: readonly string[]): string {
  const staying = stayingNotice(spec);
  return paragraphs(
    paths.length === 0 && staying !== undefined ? undefined : pathList('Written', paths),
    staying,
    readOnlyNotice(spec),
    paths.length === 0 ? undefined : nextSteps([spec]),
  );
}
