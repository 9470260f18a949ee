import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { wordsInParts } from './words-in-parts.ts';

test('a built Storybook has the whole dictionary: a story draws without the page that brings its words', async () => {
  const main = join(import.meta.dirname, '../../.storybook/main.ts');
  const { default: storybook } = await import(pathToFileURL(main).href);
  const stranger = { name: 'stranger' };
  const { plugins } = await storybook.viteFinal({
    plugins: [stranger, [Promise.resolve([wordsInParts()]), false]],
  });
  const names = plugins.flatMap((plugin: { name: string } | false) => (plugin ? [plugin.name] : []));
  expect(names).toContain('stranger');
  expect(names).not.toContain(wordsInParts().name);
});
