import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#scripts/root.ts';
import { inDescriptors } from './testing/planted-in-descriptors.ts';
import { inFields } from './testing/planted-in-fields.ts';
import { hints, inTexts, silent } from './testing/planted-in-texts.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('the guide has the numbers of planted mistakes', () => {
  // The compiler refuses a directive below which there is no error.
  const errors = ['mistakes', 'link-mistakes', 'name-mistakes'].flatMap(
    (name) => read(`resources/${name}.test.ts`).match(/\/\/ @ts-expect-error/g) ?? [],
  );
  const stated = [
    ...read('docs/add-a-resource.md').matchAll(/^\| (errors of|named by|only printed|silent).* (\d+) \|$/gm),
  ];
  expect(stated.map(([, what, number]) => [what, Number(number)])).toEqual([
    ['errors of', errors.length],
    ['named by', inDescriptors.length + inFields.length + inTexts.length],
    ['only printed', hints.length],
    ['silent', silent.length],
  ]);
});
