import { generators } from '#fields/generators.ts';
import type { Field } from '#schema/field.ts';
import { dashed } from '#schema/names.ts';
import { member } from '#schema/objects.ts';
import { columnTypesIn } from '#server/generic/migration-files.ts';
import type { Mistake, Rule } from './declared.ts';
import { accepted, acceptsLimit, longestOf } from './field-rules.ts';
import { type TableLimit, tableLimits, uniqueColumns, uniqueIndexOf } from './table-limits.ts';

const migrationOf = (name: string) => `server/generic/migrations/${dashed(name)}-NNN.sql`;

/** In a generated table, each member has a column, and unique values an index that refuses the same value twice. */
export const table: Rule = function* ({ resource: { name, fields, unique = [] }, migrations }) {
  if (migrations === undefined) return;
  const file = migrationOf(name);
  const members = Object.entries(fields).flatMap(([field, { access, members: shared }]) =>
    access === 'writeOnly' || field === 'createdAt' ? [] : Object.keys(shared ?? { [field]: field }),
  );
  for (const member of members)
    if (!migrations.includes(`"${member}"`))
      yield [
        ['fields:', `${member}:`],
        `no migration has a column for “${member}”`,
        `add ${file}; npm run generate adds fields with theirs`,
      ];
  const inTable = uniqueColumns(name, migrations);
  for (const field of unique)
    if (!inTable.has(field))
      yield [
        ['unique:', field],
        `“${field}” is unique, but the table lets two records have the same`,
        `add ${file} with an index ${uniqueIndexOf(name, field)}`,
      ];
  for (const field of inTable)
    if (Object.hasOwn(fields, field) && !unique.includes(field))
      yield [
        ['fields:', `${field}:`],
        `the table refuses two records with the same “${field}”, which is not in \`unique\``,
        `add it there, or drop the index in a new ${file}: drop index if exists ${uniqueIndexOf(name, field)};`,
      ];
};

/** Returns true if a number with decimals can be entered. */
function takesDecimals(field: Field): boolean {
  const min = Number(member(field, 'min') ?? 0);
  return accepted(field).safeParse(min + 0.5).success;
}

/** Returns the types of SQL, without precision, that hold the values of a field. What is stored as JSON can be anything. */
function typesFor(field: Field): readonly string[] {
  const found = Object.entries(generators).find(([name]) => name === field.kind)?.[1];
  const own = field.members === undefined ? [found?.column?.([]), found?.column?.(['2'])] : [];
  const types = own.flatMap((type) => (type === undefined ? [] : [type.replace(/\(.*\)$/, '')]));
  return ['jsonb', ...types.filter((type) => type !== 'integer' || !takesDecimals(field))];
}

/** A column of a generated table holds values of its field's kind. */
export const columnTypes: Rule = function* ({ resource: { name, fields }, migrations }) {
  const types = columnTypesIn(migrations === undefined ? [] : [migrations]);
  for (const [field, declared] of Object.entries(fields)) {
    const [type, right] = [types.get(field), typesFor(declared)];
    if (type === undefined || right.includes(type)) continue;
    const what = type === 'integer' ? `“${field}” with decimals` : `a ${declared.kind}`;
    yield [
      ['fields:', `${field}:`],
      `the column “${field}” has the type ${type}, and ${what} needs ${right.at(-1)}`,
      `change its type in a new ${migrationOf(name)}`,
    ];
  }
};

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 24 * 3600 * 1000).toISOString().slice(0, day.length);

/** Returns true if a form accepts a value just beyond a limit of the table. */
function goesBeyond(field: Field, { of, operator, limit }: TableLimit): boolean {
  if (of === 'length') return (longestOf(field) ?? Number.POSITIVE_INFINITY) > Number(limit);
  const step = operator === '<=' ? 1 : -1;
  const isTime = typeof limit === 'string' && !Number.isNaN(Date.parse(limit));
  if (typeof limit === 'string' && !isTime) return false;
  const value = typeof limit === 'string' ? dayAfter(limit, step) : limit + step;
  return acceptsLimit(field, value);
}

/** What a form accepts fits into its column: else the service responds with an error that no field shows. */
export const columnLimits: Rule = function* ({ resource: { name, fields }, migrations = '' }) {
  const limits = tableLimits(migrations);
  const mistakeOf = (field: string, { of, operator, limit }: TableLimit): Mistake => [
    ['fields:', `${field}:`],
    `a form accepts “${field}” with ${of === 'length' ? 'a length' : 'a value'} that its column refuses: that must be ${operator === '<=' ? 'at most' : 'at least'} ${limit}`,
    `correct the limits of the field, or change those of the column in a new ${migrationOf(name)}`,
  ];
  for (const [field, declared] of Object.entries(fields))
    for (const limit of limits.get(field) ?? [])
      if (declared.access !== 'readOnly' && goesBeyond(declared, limit)) yield mistakeOf(field, limit);
};
