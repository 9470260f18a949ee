import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Indexer } from 'storybook/internal/types';
import type { ComponentGuide } from '#kit/guide.ts';
import { withSynonyms } from '#storybook/story-names.ts';

/** Returns the other names of the component that a file of stories is about. */
async function synonymsOf(storiesFile: string): Promise<readonly string[]> {
  const file = storiesFile.replace('.stories.tsx', '.docs.ts');
  if (file === storiesFile || !existsSync(file)) return [];
  const guides: Readonly<Record<string, ComponentGuide>> = await import(pathToFileURL(file).href);
  return Object.values(guides).flatMap(({ synonyms = [] }) => synonyms);
}

/** Adds the other names of a component to the name of its first story in the index, where the search finds them. */
export const searchNames = (indexer: Indexer): Indexer => ({
  ...indexer,
  async createIndex(file, options) {
    const [first, ...others] = await indexer.createIndex(file, options);
    if (first === undefined) return [];
    const name = first.name ?? first.exportName;
    return [{ ...first, name: withSynonyms(name, await synonymsOf(file)) }, ...others];
  },
});
