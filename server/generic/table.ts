import { type RawBuilder, sql } from 'kysely';
import type { Resource, StoredRecord } from '#schema/resource.ts';

const dashed = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The file that declares a resource, without its ending. */
export const fileOf = ({ name }: Resource): string => dashed(name);

/** What the table of a resource is called. */
export const tableNameOf = ({ name }: Resource): string => `entity_${dashed(name).replaceAll('-', '_')}`;

/** The table of a resource. */
export const tableOf = (resource: Resource): RawBuilder<unknown> => sql.table(tableNameOf(resource));

/** When a record was made has a column of its own, whatever the entity; every other value is JSON. */
export const madeAt = 'createdAt';

/** The values that a record holds, by their column. Several fields may read one. */
export function columnsOf({ fields }: Resource): string[] {
  const names = Object.entries(fields)
    .filter(([, field]) => field.access !== 'writeOnly')
    .flatMap(([name, field]) => Object.keys(field.members ?? { [name]: field }));
  return [...new Set(names)].filter((name) => name !== madeAt);
}

/** What a member that nobody has entered holds: nothing, as far as a record may. */
function blankOf({ fields }: Resource, member: string): unknown {
  const own = fields[member]?.record;
  const shared = Object.values(fields).flatMap((field) => field.members?.[member] ?? []);
  const schemas = [...(own ? [own] : []), ...shared];
  return [null, [], '', false, 0].find((value) => schemas.every((schema) => schema.safeParse(value).success));
}

/** What a list can be sorted by. Texts go in the order of the alphabet, without regard to case or accents. */
export function ordersOf(resource: Resource): Record<string, RawBuilder<unknown>> {
  const orders = (resource.list.sort ?? [])
    .filter((name) => name !== madeAt)
    .map((name) => {
      const column = sql.ref(`listed.${name}`);
      const isText = resource.fields[name]?.record.safeParse('a').success === true;
      return [name, isText ? sql`fold(${column} #>> '{}')` : column] as const;
    });
  return { ...Object.fromEntries(orders), [madeAt]: sql`listed.created_at` };
}

/** A row as the contract shows it. */
export function recordOf(resource: Resource, row: StoredRecord): StoredRecord {
  const at = row['created_at'];
  const values = columnsOf(resource).map((name) => [name, row[name] ?? blankOf(resource, name)]);
  return {
    id: row['id'],
    ...Object.fromEntries(values),
    ...(resource.fields[madeAt] && at instanceof Date && { [madeAt]: at.toISOString() }),
  };
}

/** A value on its way into a column. */
export const asJson = (value: unknown): RawBuilder<unknown> =>
  sql`${JSON.stringify(value ?? null)}::text::jsonb`;
