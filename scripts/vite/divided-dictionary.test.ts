import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { root } from '#scripts/root.ts';
import { dividedDictionary } from './divided-dictionary.ts';

test('a built Storybook has the whole dictionary', async () => {
  const main = join(root, '.storybook/main.ts');
  const { default: storybook } = await import(pathToFileURL(main).href);
  const other = { name: 'other' };
  const { plugins } = await storybook.viteFinal({
    plugins: [other, [Promise.resolve([dividedDictionary()]), false]],
  });
  const names = plugins.flatMap((plugin: { name: string } | false) => (plugin ? [plugin.name] : []));
  expect(names).toContain('other');
  expect(names).not.toContain(dividedDictionary().name);
});
