import type * as z from 'zod/mini';
import type { factor } from '#resources/calls/factor-schemas.ts';
import type { Database } from '#server/database/tables.ts';
import type { KnownPasskey, StoredPasskey } from './passkeys.ts';
import type { RelyingParty } from './relying-party.ts';

interface FactorRow {
  readonly id: string;
  readonly kind: 'totp' | 'passkey';
  readonly name: string;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
}

/** Returns a factor as calls send it. */
export const sentFactor = (row: FactorRow): z.output<typeof factor> => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
});

/** Selects the factors of a user, the oldest first. */
export const factorsOf = (db: Database, userId: string) =>
  db.selectFrom('second_factors').where('user_id', '=', userId).orderBy('created_at').orderBy('id');

/** Returns the passkeys of a user that belong to the host name of a page. */
export async function knownPasskeys(
  db: Database,
  userId: string,
  party: RelyingParty,
): Promise<KnownPasskey[]> {
  const rows = await factorsOf(db, userId)
    .select(['credential_id', 'transports'])
    .where('rp_id', '=', party.id)
    .execute();
  return rows.flatMap(({ credential_id: id, transports }) =>
    id === null || transports === null ? [] : [{ id, transports }],
  );
}

/** Returns a passkey of a user; undefined if it is not one of theirs, or belongs to another host name. */
export async function storedPasskey(
  db: Database,
  userId: string,
  party: RelyingParty,
  id: string,
): Promise<StoredPasskey | undefined> {
  const row = await factorsOf(db, userId)
    .select(['public_key', 'counter', 'transports'])
    .where('rp_id', '=', party.id)
    .where('credential_id', '=', id)
    .executeTakeFirst();
  if (!row?.public_key || row.counter === null || row.transports === null) return undefined;
  const { public_key, counter, transports } = row;
  return { id, publicKey: new Uint8Array(public_key), counter: Number(counter), transports };
}
