import { type RawBuilder, sql } from 'kysely';
import { resources } from '#resources/index.ts';
import type { Field, Filter } from '#schema/field.ts';
import { dashed } from '#schema/names.ts';
import type { Resource } from '#schema/resource.ts';
import type { RowFilter } from '#server/http/list-filters.ts';
import type { Column } from '#server/repository/columns.ts';
import { orderOf, type ResourceTable } from '#server/repository/resource-table.ts';
import { filesWithTables } from './migrations.ts';

/** Returns the name of the file that declares a resource, without its ending. */
export const fileOf = ({ name }: Resource): string => dashed(name);

/** The creation time has a column of its own in every table; every other value is JSON. */
const createdAt = 'createdAt';

/** Returns the tables of the generated resources: those whose table a generated migration creates. */
export function generatedTables(): ResourceTable[] {
  const withTables = filesWithTables();
  return resources
    .filter((resource) => withTables.has(fileOf(resource)))
    .filter(({ endpoints }) => endpoints.list.path.startsWith('/admin/'))
    .map(generatedTable);
}

function generatedTable(resource: Resource): ResourceTable {
  const columns = Object.fromEntries(membersOf(resource).map((name) => [name, columnOf(resource, name)]));
  const created = { value: sql`listed.created_at` };
  return {
    resource,
    name: `entity_${dashed(resource.name).replaceAll('-', '_')}`,
    columns: resource.fields[createdAt] ? { ...columns, [createdAt]: created } : columns,
    orders: ordersOf(resource),
    defaultOrder: orderOf(`-${createdAt}`),
    filters: filtersOf(resource),
  };
}

/** Returns the members that records have. Several fields may share one. */
function membersOf({ fields }: Resource): string[] {
  const names = Object.entries(fields)
    .filter(([, field]) => field.access !== 'writeOnly')
    .flatMap(([name, field]) => Object.keys(field.members ?? { [name]: field }));
  return [...new Set(names)].filter((name) => name !== createdAt);
}

function columnOf(resource: Resource, name: string): Column {
  const content = (value: unknown) => sql`${JSON.stringify(value ?? null)}::text::jsonb`;
  return {
    value: sql`coalesce(nullif(${sql.ref(`listed.${name}`)}, 'null'), ${content(blankOf(resource, name))})`,
    stored: { name, content },
    hasFiles: Object.values(resource.fields).some(({ file }) => file?.replaces === name),
  };
}

/** Returns the value of a member that has never been entered: the first empty value that its schemas accept. */
function blankOf({ fields }: Resource, member: string): unknown {
  const own = fields[member]?.record;
  const shared = Object.values(fields).flatMap((field) => field.members?.[member] ?? []);
  const schemas = [...(own ? [own] : []), ...shared];
  return [null, [], '', false, 0].find((value) => schemas.every((schema) => schema.safeParse(value).success));
}

/** Returns the orders of a list. Texts are sorted alphabetically, ignoring case and accents. */
function ordersOf(resource: Resource): Record<string, RawBuilder<unknown>> {
  const orders = (resource.list.sort ?? [])
    .filter((name) => name !== createdAt)
    .map((name) => {
      const column = sql.ref(`listed.${name}`);
      return [name, resource.fields[name]?.sort === 'text' ? sql`fold(${column} #>> '{}')` : column] as const;
    });
  return { ...Object.fromEntries(orders), [createdAt]: sql`listed.created_at` };
}

/** The values of a column as each kind of filter compares them. */
const compared: Readonly<Record<Filter, (column: RawBuilder<unknown>, field: Field) => RowFilter>> = {
  choice: (column, field) => (matches) =>
    Array.isArray(field.initial)
      ? sql`exists (select from jsonb_array_elements_text(nullif(${column}, 'null')) part where ${matches(sql`part`)})`
      : matches(sql`${column} #>> '{}'`),
  range: (column) => (matches) => matches(sql`(${column} #>> '{}')::numeric`),
  // A day has no time: it counts as noon in UTC, which lies within it in nearly all time zones.
  period:
    (column, { sort }) =>
    (matches) =>
      matches(sql`(${column} #>> '{}' ${sql.raw(sort === 'text' ? "|| 'T12:00:00Z'" : '')})::timestamptz`),
  presence: (column) => (matches) => matches(sql`coalesce(${column}, 'null') not in ('null', '[]')`),
  record:
    (column, { link }) =>
    (matches) =>
      link?.many
        ? sql`exists (select from jsonb_array_elements(nullif(${column}, 'null')) part where ${matches(sql`part ->> 'id'`)})`
        : matches(sql`${column} ->> 'id'`),
};

/** Returns the filters of a list. */
function filtersOf({ list, fields }: Resource): Record<string, RowFilter> {
  const filters = (list.filters ?? []).flatMap((name) => {
    const field = fields[name];
    return field?.filter ? [[name, compared[field.filter](sql.ref(`listed.${name}`), field)] as const] : [];
  });
  return {
    ...Object.fromEntries(filters),
    [createdAt]: (matches) => matches(sql`listed.created_at`),
  };
}
