import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyTree, type TreeCopy } from './tree-copy.ts';

let copy: TreeCopy;

beforeAll(() => {
  copy = copyTree();
  const fields = 'name:text!!, season:dateRange(2026-01-01..), the_length_of_its_wings:reference(users)';
  expect(copy.generate('resource', 'chimeras', '--fields', fields)).toMatchObject({ code: 0 });
  const texts = JSON.parse(copy.read('locales/fr.json'));
  texts.resources.wyverns = { name: 'Vouivres' };
  copy.write('locales/fr.json', `${JSON.stringify(texts, null, 2)}\n`);
}, 240_000);
afterAll(() => copy.remove());

test.for([
  ['fields', '“fields” is a word of the code in src/runtime'],
  ['wyverns', 'has texts for “wyverns” already'],
  ['griffinsOfTheHighMountains', 'is too long: choose a shorter name'],
  ['class', 'is a keyword of TypeScript'],
] as const)('a resource is not called %s when it is generated, nor later', ([name, sentence]) => {
  const files = copy.files();
  const refused = { code: 1, output: expect.stringContaining(sentence) };
  const fields = 'name:text!!, the_length_of_its_wings:reference(users)';
  expect(copy.generate('resource', name, '--fields', fields)).toEqual(refused);
  expect(copy.generate('rename', 'resource', 'chimeras', name)).toEqual(refused);
  expect(copy.files()).toEqual(files);
});

test('a field gets no name that is too long for its index', () => {
  const files = copy.files();
  const { code, output } = copy.generate('rename', 'field', 'chimeras', 'name', 'n'.repeat(50));
  expect([code, output]).toEqual([1, expect.stringContaining('is too long: choose a shorter name')]);
  expect(copy.files()).toEqual(files);
});

test('a range of days with a first day passes the check of descriptors', async () => {
  const texts = JSON.parse(copy.read('locales/fr.json'));
  delete texts.resources.wyverns;
  copy.write('locales/fr.json', `${JSON.stringify(texts, null, 2)}\n`);
  expect(copy.evaluate("await import('./scripts/descriptors/check.ts')")).toMatchObject({ code: 0 });
});
