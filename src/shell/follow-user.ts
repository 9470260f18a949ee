import { showDensity } from '#lib/density/shown-density.ts';
import { forgetDrafts } from '#lib/drafts/forget-drafts.ts';
import { recentKey } from '#lib/recent/recent-key.ts';
import { session } from '#lib/session/session.ts';
import { storeText } from '#lib/storage/stored-text.ts';
import type { RecordId } from '#schema/resource.ts';

/**
 * Shows the density of the user who is signed in. When the session ends, shows the default one again and forgets the records
 * that were opened last, since whoever signs in next did not choose or open them. A user who signs out in this tab loses the
 * drafts, too; an expired session keeps them.
 */
export function followUser(): void {
  let owner: RecordId | undefined;
  const follow = () => {
    const { user } = session.state();
    if (user === undefined) return;
    owner = user.id;
    showDensity(owner);
  };
  session.subscribe(follow);
  follow();
  session.onEvent((event) => {
    if (event.type !== 'signedOut') return;
    showDensity();
    storeText(recentKey, null);
    if (event.reason === 'requested' && owner !== undefined) forgetDrafts(String(owner));
  });
}
