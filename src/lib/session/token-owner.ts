import { ApiError } from '#lib/api/api-error.ts';
import { readRecord } from '#lib/api/envelope.ts';
import { readAccount } from '#resources/paths/session.ts';
import { type AuthorizedRequest, isAccessDenied } from './authorized-request.ts';
import { inBackground } from './in-background.ts';
import type { SessionStore } from './session-store.ts';
import { isAdmin, readUser, type SessionUser } from './session-user.ts';

/**
 * Finds the owner of tokens that another tab stored. If it is another user, the data of this tab is dropped. Returns
 * the access token that was checked. Rejects if the owner cannot be found out now.
 */
export async function findTokenOwner(
  store: SessionStore,
  request: AuthorizedRequest,
): Promise<string | undefined> {
  const epoch = store.epoch();
  let usedToken: string | undefined;
  let owner: SessionUser | undefined;
  let isDenied = false;
  try {
    const response = await inBackground(() =>
      request(readAccount, (token) => {
        usedToken = token;
      }),
    );
    owner = readUser(readRecord(response));
  } catch (error) {
    // The session has ended meanwhile: the owner of its tokens no longer matters.
    if (store.epoch() !== epoch) return undefined;
    if (!isAccessDenied(error)) throw error;
    isDenied = true;
  }
  const { user, accessToken } = store.state();
  // Another tab has stored yet other tokens meanwhile.
  if (accessToken !== usedToken) return findTokenOwner(store, request);
  const isSame = user && isSameUser(user, owner);
  // A response without a user proves nothing.
  if (isSame === undefined && !isDenied) throw new ApiError('shape');
  if (isSame && isAdmin(owner)) store.update({ user: owner });
  else store.changeAccount();
  return usedToken;
}

/** Returns true if both are the same user; undefined if that cannot be known. */
function isSameUser(one: SessionUser, other: SessionUser | undefined): boolean | undefined {
  const [oneKey, otherKey] = [one.id ?? one.email, other?.id ?? other?.email];
  return oneKey === undefined || otherKey === undefined ? undefined : String(oneKey) === String(otherKey);
}
