import { screenTitle } from '#generators/grammar/names.ts';
import type { ResourceSpec } from '#generators/grammar/resource-spec.ts';
import { resources } from '#resources/index.ts';

const steps = (run: string, look: string) => `\nNext:        ${run}\nLook at it:  ${look}`;

/** Returns what to run and what to look at after resources were written. */
export function stepsAfterResources(specs: readonly Pick<ResourceSpec, 'name' | 'path'>[]): string {
  const [only, ...others] = specs;
  const path = resources.find(({ name }) => name === only?.name)?.path ?? only?.path;
  return only === undefined || others.length > 0
    ? steps('npm test -- resources lint types', 'npm run dev, or npm run storybook, Screens')
    : steps(
        'npm test -- resources lint types',
        `npm run dev, /${path}, or npm run storybook, ${screenTitle(only.name)}`,
      );
}

/** Returns what to run and what to look at after a folder was written: a kind, a component or a page. */
export const stepsAfterFolder = (what: string): string =>
  steps('npm test -- lint types architecture', what === 'page' ? 'npm run dev' : 'npm run storybook');
