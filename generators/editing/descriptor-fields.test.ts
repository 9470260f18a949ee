import { expect, test } from 'vitest';
import { readSpec } from '#generators/grammar/resource-spec.ts';
import { descriptorCode } from '#generators/templates/descriptor.ts';
import { descriptorWith } from './descriptor-fields.ts';

const options = { name: 'griffins', fields: 'name:text!, state:choice(new|old)' };

const before = descriptorCode(readSpec(options))
  .replace('  title:', '\n  // What names it.\n  title:')
  .replace('    columns:', '\n    columns:')
  .replace('state: choice({', '// It changes.\n    state: choice({\n     ');

test('new fields come before the creation time, and all other lines stay', () => {
  const spec = readSpec({ ...options, fields: `${options.fields}, born:day, code:text unique` });
  const added = spec.fields.filter(({ name }) => ['born', 'code'].includes(name));
  const text = descriptorWith('griffins.ts', before, 'griffins', added, []);
  expect(text).toMatch(/state: [^}]+\}\),\s+born: .+\s+code: .+\s+createdAt: /);
  const blanks = (code: string) =>
    code
      .trim()
      .split('\n')
      .flatMap((line, index, lines) => (line === '' ? [lines[index + 1]] : []));
  expect(blanks(text)).toEqual(blanks(before));
  expect(text.split('\n')).toEqual(expect.arrayContaining(['  // What names it.', '    // It changes.']));
});

test('a descriptor without an order and filters gets them with the first field that has them', () => {
  const spec = readSpec({ ...options, fields: `${options.fields}, born:day` });
  const added = spec.fields.filter(({ name }) => name === 'born');
  const bare = before.replace(/\s(sort|filters): \[[^\]]*\],?/g, '');
  expect(bare).not.toBe(before);
  const text = descriptorWith('griffins.ts', bare, 'griffins', added, added);
  expect(text).toMatch(/sort: \[['"]born['"]\]/);
  expect(text).toMatch(/filters: \[['"]born['"]\]/);
});
