import { screenTitle } from '#generators/grammar/names.ts';
import { dictionary, filesOf, type ResourceSpec } from '#generators/grammar/resource-spec.ts';
import { resources } from '#resources/index.ts';
import type { Resource } from '#schema/resource.ts';

const steps = (run: string, look: string) => `\nNext:        ${run}\nLook at it:  ${look}`;

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
