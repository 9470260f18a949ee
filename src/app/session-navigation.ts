import { notify } from '#lib/notify/notify.ts';
import { session } from '#lib/session/session.ts';
import type { SessionEvent } from '#lib/session/session-store.ts';
import { login } from '#pages/page-paths.ts';
import { isLogin, safeRedirect } from '#pages/safe-redirect.ts';
import { isGateDeciding, onLateAdmission, showRefusal } from '#routes/gate.ts';
import type { AppRouter } from './create-router.ts';

/**
 * Navigates when a session begins or ends, in this tab or another one. Its beginning closes the toasts. Its end leaves a
 * form without a question, since the form could not be sent any more. Also leaves the login page for an administrator who is let
 * in late. Returns a function that stops this.
 */
export function followSession(router: AppRouter): () => void {
  const isOnLogin = () => isLogin(router.latestLocation.pathname);

  const openRequested = () => {
    if (!isOnLogin()) return;
    const target = router.latestLocation.search['redirect'];
    void router.navigate({ href: safeRedirect(target), replace: true });
  };

  function follow(event: SessionEvent) {
    // What kept a user from signing in no longer matters.
    if (event.type === 'signedIn') notify.clear();
    if (event.type === 'signedOut') {
      router.clearCache();
      const isRefused = event.reason === 'forbidden';
      // The gate and the login page navigate by themselves when they reject a session.
      if ((isRefused && isGateDeciding()) || isOnLogin()) return;
      if (isRefused) showRefusal();
      const search = event.reason === 'expired' ? { redirect: router.latestLocation.href } : {};
      void router.navigate({ to: login, search, replace: true, ignoreBlocker: true });
    } else if (event.type === 'accountChanged') {
      // The data of this page belongs to another user now.
      void router
        .navigate({ to: '/', replace: true, ignoreBlocker: true })
        .then(() => window.location.reload());
    } else if (event.tab === 'other') openRequested();
  }

  const ends = [onLateAdmission(openRequested), session.onEvent(follow)];
  return () => {
    for (const end of ends) end();
  };
}
