import type { Database } from '#server/database/tables.ts';

/** Returns true if a user has a second factor. */
export async function hasFactor(db: Database, userId: string): Promise<boolean> {
  const factor = db.selectFrom('second_factors').select('id').where('user_id', '=', userId).limit(1);
  return (await factor.executeTakeFirst()) !== undefined;
}

/** Ends the sign-ins of a user that wait for a second factor, and the proofs that sessions have begun. */
export async function endChallenges(trx: Database, userId: string): Promise<void> {
  await trx.deleteFrom('factor_challenges').where('user_id', '=', userId).execute();
}

/** Removes all second factors of a user, with the recovery codes. */
export async function removeFactors(trx: Database, userId: string): Promise<void> {
  for (const table of ['second_factors', 'recovery_codes', 'factor_setups', 'factor_challenges'] as const)
    await trx.deleteFrom(table).where('user_id', '=', userId).execute();
}
