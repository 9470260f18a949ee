import { session } from '#lib/session/session.ts';
import { recentKey } from './recent-key.ts';

/** Removes the records that were opened last when the session ends: whoever signs in next did not open them. */
export function forgetRecentOnSignOut(): void {
  session.onEvent(({ type }) => {
    if (type !== 'signedOut') return;
    try {
      localStorage.removeItem(recentKey);
    } catch {
      // Without storage nothing is kept.
    }
  });
}
