import type { ComponentGuide } from '#kit/guide.ts';
import { storiesIn } from './stories.ts';
import type { Tree, Violation } from './tree.ts';

/** Finds pairs of a guide whose stories do not exist, or are in the sidebar among the others. */
export function findWrongExamples(
  guides: ReadonlyMap<string, Pick<ComponentGuide, 'examples'>>,
  tree: Tree,
): Violation[] {
  return [...guides].flatMap(([path, { examples = [] }]) => {
    const stories = tree.get(path.replace('.docs.ts', '.stories.tsx')) ?? '';
    return examples
      .flatMap((pair) => [pair.do, pair.dont])
      .flatMap((name) => {
        if (!storiesIn(stories).includes(name)) return [`${path}: there is no story ${name}`];
        const isHidden = stories.includes(`const ${name}: Story = {\n  tags: ['!dev', '!autodocs'],`);
        return isHidden ? [] : [`${path}: the story ${name} is in the sidebar`];
      });
  });
}

/** Finds stories that a page names and that do not exist, and pages about a pattern without a story. */
export function findMissingPageStories(pages: Tree, tree: Tree): Violation[] {
  return [...pages].flatMap(([path, text]) => {
    const files = new Map(
      [...text.matchAll(/import \* as (\w+) from '[./]*(src\/[^']+)'/g)].map(
        ([, name = '', file = '']): [string, string] => [name, file],
      ),
    );
    const named = [...text.matchAll(/of=\{(\w+)\.(\w+)\}/g)];
    const missing = named
      .filter(([, file = '', name = '']) => !storiesIn(tree.get(files.get(file) ?? '')).includes(name))
      .map(([, file, name]) => `${path}: there is no story ${file}.${name}`);
    return named.length === 0 ? [`${path}: it shows no story`] : missing;
  });
}
