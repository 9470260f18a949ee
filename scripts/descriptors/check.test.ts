import { expect, test } from 'vitest';
import { findResourceMistakes, readDeclared } from './check.ts';
import { declaredBy, sources } from './testing/fixture.ts';

test('no descriptor of the product has a mistake', async () => {
  const all = await readDeclared();
  expect(all.length).toBeGreaterThan(1);
  expect(findResourceMistakes(all)).toEqual([]);
});

test('a file with another name than its resource', () => {
  const all = declaredBy(sources, 'resources/griffin.ts');
  expect(findResourceMistakes(all, sources.dictionary)).toEqual([
    'resources/griffin.ts:4: the file declares “griffins”: call it resources/griffins.ts.',
  ]);
});
