import { expect, test } from 'vitest';
import { readFields } from '#generators/grammar/fields.ts';
import { changedCode } from './table-changes.ts';

const changed = (field: string, ...options: string[]) =>
  readFields(field)
    .slice(0, 1)
    .flatMap((each) => changedCode('griffins', each, options));

test('a table gets other limits, another type, another key, and loses what is gone', () => {
  expect(changed('tag:text(80)', 'max')[1]).toBe(
    'alter table entity_griffins add constraint entity_griffins_tag_check check (char_length("tag") <= 80);',
  );
  expect(changed('tag:text', 'max')).toHaveLength(1);
  expect(changed('span:quantity(2)', 'decimals')).toEqual([
    'alter table entity_griffins alter column "span" type numeric;',
  ]);
  expect(changed('tag:text', 'unique')).toEqual(['drop index if exists entity_griffins_tag_unique;']);
  expect(changed('tag:text unique', 'unique')[0]).toContain('create unique index');
  expect(changed('keeper:reference(users)!', 'required')[1]).toContain('on delete restrict');
});

test('limits are found by their column, since a renamed column keeps the names of its limits', () => {
  expect(changed('tag:text(4)', 'max')[0]).toContain("attname = 'tag'");
  expect(changed('tag:text(4)', 'max')[0]).not.toContain('tag_check');
});

test('a table does not know labels, filters and what forms require', () => {
  expect(changed('tag:text!', 'required')).toEqual([]);
  expect(changed('keeper:reference(users|role=admin)', 'filters')).toEqual([]);
});
