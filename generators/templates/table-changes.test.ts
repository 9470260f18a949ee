import { PGlite } from '@electric-sql/pglite';
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

test('a column gets its new limits after it was renamed, and other columns keep theirs', async () => {
  const database = new PGlite();
  await database.exec(`create table entity_griffins ("chip" text check (char_length("chip") <= 2), size int check (size > 0));
    alter table entity_griffins rename column "chip" to "tag";`);
  await database.exec(changed('tag:text(4)', 'max').join('\n'));
  await database.exec(`insert into entity_griffins values ('four', 1)`);
  await expect(database.exec(`insert into entity_griffins values ('fiver', 1)`)).rejects.toThrow(
    '_tag_check',
  );
  await expect(database.exec(`insert into entity_griffins values ('a', 0)`)).rejects.toThrow('size');
  await database.close();
});

test('a table does not know labels, filters and what forms require', () => {
  expect(changed('tag:text!', 'required')).toEqual([]);
  expect(changed('keeper:reference(users|role=admin)', 'filters')).toEqual([]);
});
