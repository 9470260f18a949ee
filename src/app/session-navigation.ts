import { session } from '#lib/session/session.ts';
import { isLogin, safeRedirect } from '#pages/login/safe-redirect.ts';
import { login } from '#pages/page-paths.ts';
import type { AppRouter } from './create-router.ts';

/**
 * Lets the pages follow the session: signing out or in, here or in another tab, is felt at once.
 * A session that ended leaves no form to come back to, so nothing asks before its page is left.
 * Gives back what ends it.
 */
export function followSession(router: AppRouter): () => void {
  const isOnLogin = () => isLogin(router.latestLocation.pathname);

  return session.onEvent((event) => {
    if (event.type === 'signedOut') {
      router.clearCache();
      // The gate and the login page, which refuse a session, lead where they want themselves.
      if (event.reason === 'forbidden' || isOnLogin()) return;
      const search = event.reason === 'expired' ? { redirect: router.latestLocation.href } : {};
      void router.navigate({ to: login, search, replace: true, ignoreBlocker: true });
    } else if (event.type === 'accountChanged') {
      // Whatever this page holds belongs to somebody else now.
      void router
        .navigate({ to: '/', replace: true, ignoreBlocker: true })
        .then(() => window.location.reload());
    } else if (event.tab === 'other' && isOnLogin()) {
      const target = router.latestLocation.search['redirect'];
      void router.navigate({
        href: safeRedirect(typeof target === 'string' ? target : undefined),
        replace: true,
      });
    }
  });
}
