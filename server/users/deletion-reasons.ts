import { users } from '#resources/users.ts';
import { deniedMessage, message } from '#server/base/messages.ts';
import type { Database } from '#server/database/tables.ts';
import { notFound } from '#server/http/http-error.ts';
import type { Belongings, Deletion } from './belongings.ts';
import { readUser } from './table.ts';

/** Returns the reason why a user may not be deleted (product rule), or null. */
export async function reasonAgainstDeletion(
  db: Database,
  { id, callerId }: Pick<Deletion, 'id' | 'callerId'>,
  belongings: readonly Belongings[],
): Promise<string | null> {
  const user = await readUser(db, id);
  if (!user) throw notFound('userNotFound');
  if (id === callerId) return message('ownAccount');
  if (users.allowsRemoval?.(user) === false) return deniedMessage(users);
  for (const { unsettled } of belongings) {
    const open = await unsettled?.(db, id);
    if (open) return message(open);
  }
  return null;
}
