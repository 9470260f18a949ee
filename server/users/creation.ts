import { message } from '#server/base/messages.ts';
import { isUniqueViolation } from '#server/database/errors.ts';
import { newId } from '#server/database/ids.ts';
import type { DatabaseTransaction } from '#server/database/tables.ts';
import { invalid } from '#server/http/http-error.ts';

interface Registration {
  readonly email: string;
  readonly name: string;
  readonly phone: string;
  readonly password_hash: string;
}

/**
 * Adds a user and returns the id. The role is always "client", even if the request names another. An administrator has
 * chosen the password, so the user must change it first. Throws an `HttpError` if the email is taken.
 */
export async function createUser(trx: DatabaseTransaction, registration: Registration): Promise<string> {
  const { name, phone, password_hash } = registration;
  const email = registration.email.toLowerCase();
  const id = newId();
  try {
    await trx
      .insertInto('users')
      .values({
        id,
        name,
        email,
        phone,
        password_hash,
        avatar_id: null,
        role: 'client',
        active_role: 'client',
        password_change_due: true,
      })
      .execute();
  } catch (error) {
    throw isUniqueViolation(error) ? invalid({ email: [message('emailTaken')] }) : error;
  }
  return id;
}
