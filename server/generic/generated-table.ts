import { type RawBuilder, sql } from 'kysely';
import { resources } from '#resources/index.ts';
import type { Field, Link } from '#schema/field.ts';
import { dashed } from '#schema/names.ts';
import type { Resource } from '#schema/resource.ts';
import type { RowFilter } from '#server/http/list-filters.ts';
import type { Column } from '#server/repository/columns.ts';
import { orderOf, type ResourceTable, waitingOf } from '#server/repository/resource-table.ts';
import { type ColumnType, columnTypeOf } from './columns.ts';
import { columnTypes, filesWithTables, tableOf as nameOfTable } from './migration-files.ts';

/** Returns the name of the file that declares a resource, without its extension. */
export const fileOf = ({ name }: Resource): string => dashed(name);

/** The creation time has a column of its own in every table. */
const createdAt = 'createdAt';

/** Returns the mapping of another resource; undefined if it has no table. */
type TableOf = (resource: string) => ResourceTable | undefined;

/**
 * Returns the tables of the generated resources: those whose table a generated migration creates and whose list is under
 * `/admin/`. With a list at another path, a resource needs a mapping of its own, as the plans have. `others` are the
 * tables of the product, whose records they may name.
 */
export function generatedTables(others: readonly ResourceTable[]): ResourceTable[] {
  const withTables = filesWithTables();
  // The mapping of a reference is read when it is used: the tables may name each other.
  const all: readonly ResourceTable[] = resources
    .filter((resource) => withTables.has(fileOf(resource)))
    .filter(({ endpoints }) => endpoints.list.path.startsWith('/admin/'))
    .map((resource) =>
      generatedTable(resource, (name) => [...others, ...all].find((each) => each.resource.name === name)),
    );
  return [...all];
}

/** A member of records: its column, its field if it is one, and what the server does with columns of its type. */
interface Member {
  readonly column: RawBuilder<unknown>;
  readonly field: Field | undefined;
  readonly type: ColumnType;
}

function generatedTable(resource: Resource, tableOf: TableOf): ResourceTable {
  const types = columnTypes(fileOf(resource));
  const members = new Map<string, Member>(
    membersOf(resource).map((name) => [
      name,
      {
        column: sql.ref(`listed.${name}`),
        field: resource.fields[name],
        type: columnTypeOf(types.get(name) ?? 'jsonb'),
      },
    ]),
  );
  const columns = Object.fromEntries(
    [...members].map(([name, member]) => [name, columnOf(resource, name, member, tableOf)]),
  );
  const filters = filtersOf(resource, members);
  const created = { value: sql`listed.created_at` };
  return {
    resource,
    name: nameOfTable(resource.name),
    columns: resource.fields[createdAt] ? { ...columns, [createdAt]: created } : columns,
    orders: ordersOf(resource, members),
    defaultOrder: orderOf(`-${createdAt}`),
    waiting: ofEachRow(waitingOf(resource, filters)),
    filters,
  };
}

/** Returns a condition that is true or false for each row: generated columns may have no value. */
const ofEachRow = (condition: RawBuilder<unknown> | undefined) =>
  condition && sql`coalesce(${condition}, false)`;

/** Returns the members that records have. Several fields may share one. */
function membersOf({ fields }: Resource): string[] {
  const names = Object.entries(fields)
    .filter(([, field]) => field.access !== 'writeOnly')
    .flatMap(([name, field]) => Object.keys(field.members ?? { [name]: field }));
  return [...new Set(names)].filter((name) => name !== createdAt);
}

function columnOf(
  resource: Resource,
  name: string,
  { column, field, type }: Member,
  tableOf: TableOf,
): Column {
  const blank = sql`${JSON.stringify(blankOf(resource, name))}::text::jsonb`;
  const link = field?.link;
  return {
    get value() {
      const value = type.isKey && link ? namedRecord(column, link, tableOf) : type.value(column);
      return sql`coalesce(${value}, ${blank})`;
    },
    stored: { name, content: type.content },
    hasFiles: Object.entries(resource.fields).some(
      ([own, { file }]) => (file?.replaces ?? (file && own)) === name,
    ),
  };
}

/** Returns the record whose id is in a column, with its current name. */
function namedRecord(column: RawBuilder<unknown>, { resource, by }: Link, tableOf: TableOf) {
  const table = tableOf(resource);
  const name = table?.columns[by];
  if (table === undefined || name === undefined) return sql`null::jsonb`;
  // The inner row has the name that the expressions of its table use.
  return sql`(select jsonb_build_object('id', listed.id, ${sql.lit(by)}, ${name.value})
    from (select named.* from ${sql.table(table.name)} named where named.id = ${column}) as listed)`;
}

/**
 * Returns the value of a member that has never been entered: the first empty value that its schemas accept. Without one it is
 * missing: 0 would be a value that nobody has entered, and the next change of its record would store it.
 */
export function blankOf({ fields }: Resource, member: string): unknown {
  const own = fields[member]?.record;
  const shared = Object.values(fields).flatMap((field) => field.members?.[member] ?? []);
  const schemas = [...(own ? [own] : []), ...shared];
  const blank = [null, [], '', false].find((value) =>
    schemas.every((schema) => schema.safeParse(value).success),
  );
  return blank ?? null;
}

/** Returns the orders of a list. Texts are sorted alphabetically, ignoring case and accents. */
function ordersOf(
  { list }: Resource,
  members: ReadonlyMap<string, Member>,
): Record<string, RawBuilder<unknown>> {
  const orders = (list.sort ?? []).flatMap((name) => {
    const { column, field, type } = members.get(name) ?? {};
    return column && field && type ? [[name, type.order(column, field)] as const] : [];
  });
  return { ...Object.fromEntries(orders), [createdAt]: sql`listed.created_at` };
}

/** Returns the filters of a list. */
function filtersOf({ list }: Resource, members: ReadonlyMap<string, Member>): Record<string, RowFilter> {
  const filters = (list.filters ?? []).flatMap((name) => {
    const { column, field, type } = members.get(name) ?? {};
    return column && type && field?.filter
      ? [[name, type.compared(column, field.filter, field)] as const]
      : [];
  });
  return {
    ...Object.fromEntries(filters),
    [createdAt]: (matches) => matches(sql`listed.created_at`),
  };
}
