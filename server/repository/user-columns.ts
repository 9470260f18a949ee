import { type RawBuilder, sql } from 'kysely';
import type { Column } from './columns.ts';

/** A user as a member of another record. */
interface MemberUser {
  /** Null if the user was deleted. */
  readonly id: string | null;
  readonly name: string;
  readonly avatar: string | null;
}

interface MemberUserWithEmail extends MemberUser {
  /** Null if the user was deleted. */
  readonly email: string | null;
}

/** The members of a user that are null once the user is deleted. */
const id = sql`case when member.deleted_at is null then member.id end`;
const email = sql`case when member.deleted_at is null then member.email end`;

/** Returns the column of the user whose id is in a column of the row; null if there is none. */
export const memberUser = (column: string): Column<MemberUser | null> => ({
  value: sql`(select json_build_object('id', ${id}, 'name', member.name, 'avatar', '/files/' || member.avatar_id)
    from users member where member.id = ${sql.ref(`listed.${column}`)})`,
});

/** Returns the column of a user with the email address. `user` gives the id: a column of the row, or an expression. */
export const memberUserWithEmail = (user: string | RawBuilder<unknown>): Column<MemberUserWithEmail> => ({
  value: sql`(select json_build_object('id', ${id}, 'name', member.name, 'email', ${email},
    'avatar', '/files/' || member.avatar_id)
    from users member where member.id = ${typeof user === 'string' ? sql.ref(`listed.${user}`) : user})`,
});
