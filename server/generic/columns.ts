import { type RawBuilder, sql } from 'kysely';
import type { Field, Filter } from '#schema/field.ts';
import { isObject } from '#schema/objects.ts';
import { isId } from '#server/database/ids.ts';
import type { RowFilter } from '#server/http/list-filters.ts';

/** What the server does with a column of a generated table, by its type. */
export interface ColumnType {
  /** Returns the value as JSON, from the column of a row. */
  value(column: RawBuilder<unknown>): RawBuilder<unknown>;
  /** Returns what a write stores for a value. */
  content(value: unknown): unknown;
  /**
   * Returns the SQL that turns a column of JSON, e.g. `"validity"`, into this type, which may have a precision: `numeric(12, 2)`.
   * An empty text is no value, except as text. It fails for a value that would lose something, and calls functions that only
   * exist during a conversion (`leftovers.ts`).
   */
  fromJson(column: string, type: string): string;
  /** Returns what a list compares with the values of a filter. */
  compared(column: RawBuilder<unknown>, filter: Filter, field: Field): RowFilter;
  /** True if it holds the id of another record. Default: false. */
  readonly isKey?: true;
  /** Returns what a list is sorted by. */
  order(column: RawBuilder<unknown>, field: Field): RawBuilder<unknown>;
}

const missing = sql`'null'`;

/** The value of a filter, from a column that holds JSON. */
const jsonFilters: Readonly<Record<Filter, (column: RawBuilder<unknown>, field: Field) => RowFilter>> = {
  choice: (column, field) => (matches) =>
    Array.isArray(field.initial)
      ? sql`exists (select from jsonb_array_elements_text(nullif(${column}, ${missing})) part where ${matches(sql`part`)})`
      : matches(sql`${column} #>> '{}'`),
  range: (column) => (matches) => matches(sql`(${column} #>> '{}')::numeric`),
  days: (column) => (matches) => matches(sql`(${column} #>> '{}')::date`),
  period: (column) => (matches) => matches(sql`(${column} #>> '{}')::timestamptz`),
  presence: (column) => (matches) => matches(sql`coalesce(${column}, ${missing}) not in (${missing}, '[]')`),
  record:
    (column, { link }) =>
    (matches) =>
      link?.many
        ? sql`exists (select from jsonb_array_elements(nullif(${column}, ${missing})) part where ${matches(sql`part ->> 'id'`)})`
        : matches(sql`${column} ->> 'id'`),
};

/** Converts JSON by a cast of its text, if that matches a pattern. */
const fromText = (pattern: string) => (column: string, type: string) =>
  `nullif(pg_temp.text_of(${column}, '^(${pattern})?$'), '')::${type}`;

/** Converts JSON to a number that is not rounded. */
function fromNumber(column: string, type: string): string {
  const [, decimals = type === 'integer' ? '0' : undefined] = /, ?(\d+)\)/.exec(type) ?? [];
  const fraction = decimals === undefined ? String.raw`\d*` : String.raw`\d{0,${decimals}}0*`;
  return fromText(String.raw`-?\d+(\.${fraction})?`)(column, `numeric::${type}`);
}

const json: ColumnType = {
  value: (column) => sql`nullif(${column}, ${missing})`,
  content: (value) => sql`${JSON.stringify(value ?? null)}::text::jsonb`,
  fromJson: (column) => column,
  compared: (column, filter, field) => jsonFilters[filter](column, field),
  order: (column, { sort }) => (sort === 'text' ? sql`fold(${column} #>> '{}')` : column),
};

/** A column of a type of SQL. */
const plain: Omit<ColumnType, 'fromJson'> = {
  value: (column) => sql`to_jsonb(${column})`,
  content: (value) => value ?? null,
  compared: (column, filter) => (matches) =>
    matches(filter === 'presence' ? sql`${column} is not null` : column),
  order: (column) => column,
};

const types: Readonly<Record<string, ColumnType>> = {
  jsonb: json,
  integer: { ...plain, fromJson: fromNumber },
  numeric: { ...plain, fromJson: fromNumber },
  boolean: { ...plain, fromJson: fromText('true|false|0|1') },
  // Alphabetical, ignoring case and accents.
  text: {
    ...plain,
    fromJson: (column) => `pg_temp.text_of(${column}, '')`,
    order: (column) => sql`fold(${column})`,
  },
  date: { ...plain, fromJson: fromText(String.raw`\d{4}-\d\d-\d\d`) },
  // Seconds are there only if some were stored.
  time: {
    ...plain,
    value: (column) => sql`to_jsonb(regexp_replace(${column}::text, ':00$', ''))`,
    fromJson: fromText(String.raw`\d\d:\d\d(:\d\d)?`),
  },
  timestamptz: {
    ...plain,
    fromJson: fromText(String.raw`\d{4}-\d\d-\d\d.*`),
    value: (column) => sql`to_jsonb(to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`,
  },
  // PostgreSQL keeps the day after the last one; an open end has none.
  daterange: {
    ...plain,
    value: (column) =>
      sql`case when ${column} is not null then jsonb_build_object('from', lower(${column}), 'to', upper(${column}) - 1) end`,
    content: (value) => daysOf(value),
    fromJson: (column) =>
      `case jsonb_typeof(${column}) when 'object' then daterange((${column} ->> 'from')::date, (${column} ->> 'to')::date, '[]') else nullif(${column} #>> '{}', '')::daterange end`,
    compared: (column) => (matches) =>
      matches(
        sql`lower(${column})`,
        // A missing range has no end, and an open one has an end that is after all days.
        sql`case when upper_inf(${column}) then 'infinity' else upper(${column}) - 1 end`,
      ),
  },
  'text[]': {
    ...plain,
    fromJson: (column) => `pg_temp.texts_of(${column})`,
    compared: (column) => (matches) =>
      sql`exists (select from unnest(${column}) part where ${matches(sql`part`)})`,
  },
  // The id of another record: its mapping adds the name.
  uuid: {
    ...plain,
    isKey: true,
    content: (value) => linkedId(value),
    fromJson: (column) =>
      `nullif(case jsonb_typeof(${column}) when 'object' then ${column} ->> 'id' else ${column} #>> '{}' end, '')::uuid`,
  },
};

function linkedId(value: unknown): string | null {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
  return typeof id === 'string' && isId(id) ? id : null;
}

function daysOf(value: unknown): RawBuilder<unknown> | null {
  if (!isObject(value)) return null;
  const { from, to } = value;
  return sql`daterange(${from}::date, ${to ?? null}::date, '[]')`;
}

/** The types that columns of generated tables have. */
export const columnTypeNames = Object.keys(types);

/** Returns what the server does with a column of a type. Throws if it knows no such type. */
export function columnTypeOf(type: string): ColumnType {
  const found = Object.hasOwn(types, type) ? types[type] : undefined;
  if (found === undefined) throw new Error(`A generated table has no columns of the type ${type}.`);
  return found;
}
