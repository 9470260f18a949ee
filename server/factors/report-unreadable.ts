import type { Log } from '#server/base/log.ts';
import { SecretError, type Secrets } from '#server/base/secrets.ts';
import type { Database } from '#server/database/tables.ts';

/** The maximum number of apps that are tried: a start must not wait for all of them. */
const maxTried = 1000;

/**
 * Logs an error if the key of the service does not decrypt what is stored, e.g. on a machine to which a backup was restored
 * without its key. Returns the number of such apps. Their users could not sign in, and nobody would know why.
 */
export async function reportUnreadable(db: Database, secrets: Secrets, log: Log): Promise<number> {
  const apps = await db
    .selectFrom('second_factors')
    .select(['user_id', 'secret'])
    .where('kind', '=', 'totp')
    .orderBy('created_at')
    .limit(maxTried)
    .execute();
  const unreadable = apps.filter(({ user_id, secret }) => secret && !canOpen(secrets, secret, user_id));
  if (unreadable.length > 0)
    log.error(
      `SECRET_KEY is not the key with which authenticator apps were stored (${unreadable.length} of ${apps.length}): start with that key, or their users need a recovery code or a passkey (without SECRET_KEY, an embedded database has its key in DATA_DIR/secret.key)`,
    );
  return unreadable.length;
}

function canOpen(secrets: Secrets, sealed: Uint8Array, owner: string): boolean {
  try {
    secrets.open(sealed, owner);
    return true;
  } catch (error) {
    if (error instanceof SecretError) return false;
    throw error;
  }
}
