import type * as z from 'zod/mini';
import type { addedFactor } from '#resources/calls/factor-schemas.ts';
import { hasFactor } from '#server/auth/factor-rows.ts';
import { notifyOwner } from '#server/auth/notices.ts';
import { message } from '#server/base/messages.ts';
import { aboutAccount } from '#server/calls/account-subject.ts';
import type { UnitOfWork } from '#server/calls/handlers.ts';
import { newId } from '#server/database/ids.ts';
import type { Database } from '#server/database/tables.ts';
import type { Tools } from '#server/http/context.ts';
import { conflict, unauthorized } from '#server/http/http-error.ts';
import { sentFactor } from './factor-rows.ts';
import { type NewRecoveryCodes, newRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts';

const maxFactors = 20;

/** A factor whose first code or signature was right. */
export type NewFactor = { readonly name: string } & (
  | { readonly kind: 'totp'; readonly secret: Uint8Array; readonly last_step: number }
  | {
      readonly kind: 'passkey';
      readonly credential_id: string;
      readonly rp_id: string;
      readonly public_key: Uint8Array;
      readonly counter: number;
      readonly transports: string[];
    }
);

/** Creates the recovery codes for a user's first factor; undefined if the user has one. */
export const codesForFirstFactor = async (tools: Tools, db: Database, userId: string) =>
  (await hasFactor(db, userId)) ? undefined : newRecoveryCodes(tools.passwords);

/** Adds a factor of a user, and the recovery codes with the first one. */
export async function addFactor(
  tools: Tools,
  { trx, journal, afterCommit }: UnitOfWork,
  userId: string,
  factor: NewFactor,
  codes: NewRecoveryCodes | undefined,
): Promise<z.output<typeof addedFactor>> {
  // The lock makes simultaneous additions wait for each other: only one of them is the first.
  const owner = trx.selectFrom('users').select(['id', 'name', 'email']).where('id', '=', userId).forUpdate();
  const user = await owner.executeTakeFirst();
  if (!user) throw unauthorized();
  const known = await trx.selectFrom('second_factors').select('id').where('user_id', '=', userId).execute();
  if (known.length >= maxFactors) throw conflict('E_TOO_MANY_FACTORS', message('tooManyFactors'));
  const isFirst = known.length === 0;
  if (isFirst && !codes) throw conflict('E_CONFLICT', message('conflict'));
  const row = await trx
    .insertInto('second_factors')
    .values({ id: newId(), user_id: userId, created_at: tools.clock, ...factor })
    .onConflict((twice) => twice.column('credential_id').doNothing())
    .returning(['id', 'kind', 'name', 'created_at', 'last_used_at'])
    .executeTakeFirst();
  if (!row) throw conflict('E_CONFLICT', message('passkeyKnown'));
  if (isFirst && codes) await replaceRecoveryCodes(trx, userId, codes);
  journal.record({ ...aboutAccount(user), action: 'credentials', name: 'factorAdded' });
  afterCommit(() => notifyOwner(tools, user.email, 'factorAdded'));
  return { factor: sentFactor(row), recoveryCodes: isFirst && codes ? [...codes.codes] : null };
}
