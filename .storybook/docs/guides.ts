import type { FieldGuide } from '#fields/guide.ts';
import type { ComponentGuide } from '#kit/guide.ts';
import { camel, capital } from '#schema/names.ts';

/** A guide with its file. */
export interface FoundGuide<Guide> {
  file: string;
  name: string;
  title: string;
  guide: Guide;
}

/** Returns the guides of the modules, in alphabetical order. */
function found<Guide>(modules: Readonly<Record<string, Readonly<Record<string, Guide>>>>) {
  return Object.entries(modules)
    .flatMap(([path, module]): FoundGuide<Guide>[] => {
      const name = /([^/]+)\.docs\.ts$/.exec(path)?.[1] ?? '';
      const file = path.replace('../../', '');
      return Object.values(module).map((guide) => ({ file, name, title: capital(camel(name)), guide }));
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** Every guide of a component. */
export const guides = found(
  import.meta.glob<Record<string, ComponentGuide>>('../../src/kit/*/*.docs.ts', { eager: true }),
);

/** Every guide of a kind. */
export const fieldGuides = found(
  import.meta.glob<Record<string, FieldGuide>>('../../src/fields/*/*.docs.ts', { eager: true }),
);

/** Returns the guides by their files. */
export const byFile = <Guide>(all: readonly FoundGuide<Guide>[]): ReadonlyMap<string, Guide> =>
  new Map(all.map(({ file, guide }) => [file, guide]));

const sources = import.meta.glob<string>('../../src/fields/*/*.docs.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Returns the source code of a guide. */
export const sourceOf = ({ file }: { file: string }): string => sources[`../../${file}`] ?? '';

const isBeside =
  (storiesFile: string) =>
  ({ file }: { file: string }) =>
    storiesFile.endsWith(file.replace('.docs.ts', '.stories.tsx'));

/** Returns the guide of the component that a file of stories is about. */
export const guideOf = (storiesFile: string) => guides.find(isBeside(storiesFile));

/** Returns the guide of the kind that a file of stories is about. */
export const fieldGuideOf = (storiesFile: string) => fieldGuides.find(isBeside(storiesFile));
