import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { descriptorWithField, withMember } from './field-edits.ts';

const path = 'resources/options.ts';
const renamed = descriptorWithField(path, 'options', 'description', 'details');

test('a field has its new name wherever the descriptor names it', () => {
  expect(renamed).toContain('details:');
  expect(renamed).not.toMatch(/\bdescription['":]/);
});

test('a removed field is in no list and no row of the form', () => {
  const text = descriptorWithField(path, 'options', 'description');
  expect(text).not.toMatch(/\bdescription\b['":]/);
  expect(text).not.toMatch(/\[\s*\]/);
});

test('of two fields that ascend, one gets its new name, and the rule goes with a removed one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'descriptor-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = relative(process.cwd(), join(folder, 'offers.ts'));
  writeFileSync(
    file,
    `export const offers = defineResource('offers', {
  fields: { from: day({}), until: day({}) },
  form: [['from', 'until']],
  ascending: [['from', 'until']],
});`,
  );
  expect(descriptorWithField(file, 'offers', 'until', 'end')).toMatch(
    /ascending: \[\[["']from["'], ["']end["']\]\]/,
  );
  expect(descriptorWithField(file, 'offers', 'until')).not.toContain('ascending');
});

test('a filter by several fields has the new name of one', () => {
  const text = descriptorWithField('resources/rides.ts', 'rides', 'driver', 'pilot');
  expect(text).toMatch(/otherFilters: \{\s*user: \[["']client["'], ["']pilot["']\]/);
});

test('an unknown field is an error with the file', () => {
  expect(() => descriptorWithField(path, 'options', 'ghost', 'spirit')).toThrow(path);
});

test('a member gets another name and keeps its position', () => {
  expect(Object.entries(withMember({ a: 1, b: 2, c: 3 }, 'b', 'd'))).toEqual([
    ['a', 1],
    ['d', 2],
    ['c', 3],
  ]);
  expect(withMember({ a: 1, b: 2 }, 'b')).toEqual({ a: 1 });
});
