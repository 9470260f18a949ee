import { type RawBuilder, sql } from 'kysely';

/** A row of users as it comes inside another record: `{id, name, avatar}`, null where there is nobody. */
export function someone(table: string): RawBuilder<Someone | null> {
  const of = (column: string) => sql.ref(`${table}.${column}`);
  return sql`case when ${of('id')} is null then null else json_build_object(
    'id', ${of('id')}, 'name', ${of('name')}, 'avatar', '/files/' || ${of('avatar_id')}) end`;
}

/** The same with the email. */
export function someoneReachable(table: string): RawBuilder<ReachableSomeone> {
  const of = (column: string) => sql.ref(`${table}.${column}`);
  return sql`json_build_object('id', ${of('id')}, 'name', ${of('name')}, 'email', ${of('email')},
    'avatar', '/files/' || ${of('avatar_id')})`;
}

/** Somebody inside another record. */
export interface Someone {
  readonly id: string;
  readonly name: string;
  readonly avatar: string | null;
}

/** Somebody who can be written to. */
export interface ReachableSomeone extends Someone {
  readonly email: string;
}
