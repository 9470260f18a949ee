import { session } from '#lib/session/session.ts';
import { draftPrefix, keysOf } from './draft-keys.ts';

/** Removes the drafts of a user. */
function forgetDrafts(owner: string): void {
  try {
    for (const key of keysOf(localStorage, draftPrefix({ owner }))) localStorage.removeItem(key);
  } catch {
    // Without storage there are no drafts.
  }
}

/** Removes the drafts of the user who signs out in this tab. An expired session keeps them. */
export function forgetDraftsOnSignOut(): void {
  let owner = session.state().user?.id;
  session.subscribe(() => {
    owner = session.state().user?.id ?? owner;
  });
  session.onEvent((event) => {
    if (event.type === 'signedOut' && event.reason === 'requested' && owner !== undefined)
      forgetDrafts(String(owner));
  });
}
