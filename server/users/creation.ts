import { message } from '#server/base/messages.ts';
import type { Passwords } from '#server/base/passwords.ts';
import { isUniqueViolation } from '#server/database/errors.ts';
import { newId } from '#server/database/ids.ts';
import type { Database } from '#server/database/tables.ts';
import { invalid } from '#server/http/http-error.ts';

interface Registration {
  readonly email: string;
  readonly name: string;
  readonly phone: string;
  readonly password: string;
}

/** Adds a user and returns the id. The role is always "client", even if the request names another. */
export async function createUser(
  db: Database,
  passwords: Passwords,
  registration: Registration,
): Promise<string> {
  const { name, phone, password } = registration;
  const email = registration.email.toLowerCase();
  await rejectTaken(db, email);
  const id = newId();
  const password_hash = await passwords.hash(password);
  try {
    await db
      .insertInto('users')
      .values({
        ...{ id, name, email, phone, password_hash },
        ...{ avatar_id: null, role: 'client', active_role: 'client' },
      })
      .execute();
  } catch (error) {
    // Another user took the email address while the password was hashed.
    if (isUniqueViolation(error)) throw taken();
    throw error;
  }
  return id;
}

async function rejectTaken(db: Database, email: string): Promise<void> {
  const other = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  if (other) throw taken();
}

const taken = () => invalid({ email: [message('emailTaken')] });
