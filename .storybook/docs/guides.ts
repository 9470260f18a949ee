import type { ComponentGuide } from '#kit/guide.ts';

const modules = import.meta.glob<Record<string, ComponentGuide>>('../../src/kit/*/*.docs.ts', {
  eager: true,
});

/** A component's guide, with where it is found. */
export type FoundGuide = { file: string; name: string; title: string; guide: ComponentGuide };

const pascal = (name: string) =>
  name.replaceAll(/(^|-)(\w)/g, (_, _dash: string, letter: string) => letter.toUpperCase());

/** Every guide of the kit, in the order of the alphabet. */
export const guides: readonly FoundGuide[] = Object.entries(modules)
  .flatMap(([path, module]) => {
    const [guide] = Object.values(module);
    const file = path.replace('../../', '');
    const name = /([^/]+)\.docs\.ts$/.exec(path)?.[1] ?? '';
    return guide === undefined ? [] : [{ file, name, title: pascal(name), guide }];
  })
  .sort((one, other) => one.name.localeCompare(other.name, 'en'));

/** The guide of a file of stories. */
export const guideOf = (storiesFile: string) =>
  guides.find(({ file }) => storiesFile.endsWith(file.replace('.docs.ts', '.stories.tsx')));
