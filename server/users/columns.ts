import { type RawBuilder, sql } from 'kysely';
import type { Column } from '#server/repository/columns.ts';

/** A user as a member of another record. */
interface MemberUser {
  readonly id: string;
  readonly name: string;
  readonly avatar: string | null;
}

interface ReachableUser extends MemberUser {
  readonly email: string;
}

/** Returns the column of the user whose id is in a column of the row; null if there is none. */
export const memberUser = (column: string): Column<MemberUser | null> => ({
  value: sql`(select json_build_object('id', member.id, 'name', member.name, 'avatar', '/files/' || member.avatar_id)
    from users member where member.id = ${sql.ref(`listed.${column}`)})`,
});

/** Returns the column of the user, with the email address, whose id a column or an expression gives. */
export const reachableUser = (id: string | RawBuilder<unknown>): Column<ReachableUser> => ({
  value: sql`(select json_build_object('id', member.id, 'name', member.name, 'email', member.email,
    'avatar', '/files/' || member.avatar_id)
    from users member where member.id = ${typeof id === 'string' ? sql.ref(`listed.${id}`) : id})`,
});
