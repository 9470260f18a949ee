import { ApiError } from '#lib/api/api-error.ts';
import { readRecord } from '#lib/api/envelope.ts';
import { type Ask, isRefused } from '#lib/session/calls.ts';
import type { Keeper } from '#lib/session/keeper.ts';
import { isAdmin, readUser, type SessionUser } from '#lib/session/user.ts';
import { readAccount } from '#resources/paths/session.ts';

/**
 * Asks whose the tokens are that another tab stored: the same person's, and then all goes on, or not, and then
 * nothing held here is theirs. Gives the access token that it concluded about; rejects where nothing can be told now.
 */
export async function recognise(keeper: Keeper, ask: Ask): Promise<string | undefined> {
  const epoch = keeper.epoch();
  let asked: string | undefined;
  let found: SessionUser | undefined;
  let refused = false;
  try {
    const answer = await ask(readAccount, (token) => {
      asked = token;
    });
    found = readUser(readRecord(answer));
  } catch (error) {
    // Whose tokens they were in a session that is over is of no interest.
    if (keeper.epoch() !== epoch) return undefined;
    if (!isRefused(error)) throw error;
    refused = true;
  }
  const { user, accessToken } = keeper.state();
  // Yet another tab's tokens came meanwhile.
  if (accessToken !== asked) return recognise(keeper, ask);
  const isSame = user && isSamePerson(user, found);
  // An answer that names nobody says nothing.
  if (isSame === undefined && !refused) throw new ApiError('shape');
  if (isSame && isAdmin(found)) keeper.update({ user: found });
  else keeper.changeAccount();
  return asked;
}

/** Whether two are one person; undefined where that can't be told. */
function isSamePerson(one: SessionUser, other: SessionUser | undefined): boolean | undefined {
  const [known, found] = [one.id ?? one.email, other?.id ?? other?.email];
  return known === undefined || found === undefined ? undefined : String(known) === String(found);
}
