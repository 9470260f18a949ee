import { dashed } from '#schema/names.ts';
import type { Rule } from './rule.ts';

/** Each member has a column. */
export const columns: Rule = ({ resource: { name, fields }, migrations }) => {
  if (migrations === undefined) return [];
  const members = Object.entries(fields).flatMap(([field, { access, members: shared }]) =>
    access === 'writeOnly' || field === 'createdAt' ? [] : Object.keys(shared ?? { [field]: field }),
  );
  return members
    .filter((member) => !migrations.includes(`"${member}"`))
    .map((member) => [
      member,
      `no migration has a column for “${member}”`,
      `add server/generic/migrations/${dashed(name)}-NNN.sql; npm run generate adds fields with theirs`,
    ]);
};

/** Unique values have an index that refuses the same value twice. */
export const uniqueValues: Rule = ({ resource: { name, unique = [] }, migrations }) =>
  migrations === undefined
    ? []
    : unique
        .filter((field) => !migrations.includes(`_${field}_unique`))
        .map((field) => [
          'unique',
          `“${field}” is unique, but the table lets two records have the same`,
          `add server/generic/migrations/${dashed(name)}-NNN.sql with an index entity_${dashed(name).replaceAll('-', '_')}_${field}_unique`,
        ]);
