import type { FieldGuide } from '#fields/guide.ts';
import type { ComponentGuide } from '#kit/guide.ts';

/** A guide, with where it is found. */
export interface FoundGuide<Guide = ComponentGuide> {
  file: string;
  name: string;
  title: string;
  guide: Guide;
}

const pascal = (name: string) =>
  name.replaceAll(/(^|-)(\w)/g, (_, _dash: string, letter: string) => letter.toUpperCase());

/** The guides of a folder's rooms, in the order of the alphabet. */
function found<Guide>(
  modules: Readonly<Record<string, Readonly<Record<string, Guide>>>>,
): FoundGuide<Guide>[] {
  return Object.entries(modules)
    .flatMap(([path, module]) => {
      const [guide] = Object.values(module);
      const file = path.replace('../../', '');
      const name = /([^/]+)\.docs\.ts$/.exec(path)?.[1] ?? '';
      return guide === undefined ? [] : [{ file, name, title: pascal(name), guide }];
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** Every guide of the kit. */
export const guides: readonly FoundGuide[] = found(
  import.meta.glob<Record<string, ComponentGuide>>('../../src/kit/*/*.docs.ts', { eager: true }),
);

/** Every guide of a kind of field. */
export const fieldGuides: readonly FoundGuide<FieldGuide>[] = found(
  import.meta.glob<Record<string, FieldGuide>>('../../src/fields/*/*.docs.ts', { eager: true }),
);

const sources = import.meta.glob<string>('../../src/fields/*/*.docs.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** What a guide's example is written as. */
export const sourceOf = ({ file }: FoundGuide<FieldGuide>): string => sources[`../../${file}`] ?? '';

const besides =
  (storiesFile: string) =>
  ({ file }: { file: string }) =>
    storiesFile.endsWith(file.replace('.docs.ts', '.stories.tsx'));

/** The guide of a file of stories of a component. */
export const guideOf = (storiesFile: string) => guides.find(besides(storiesFile));

/** The guide of a file of stories of a kind of field. */
export const fieldGuideOf = (storiesFile: string) => fieldGuides.find(besides(storiesFile));
