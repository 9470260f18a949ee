import { useRouter } from '@tanstack/react-router';
import { session } from '#lib/session/session.ts';
import { safeRedirect } from './safe-redirect.ts';

/**
 * Returns a function for the end of what a tab does for the account. If that was required, it goes back to the page that
 * was requested.
 */
export function useActionDone(): () => Promise<void> {
  const router = useRouter();
  return async () => {
    if (session.state().user?.requiredAction === undefined) return;
    const admission = await session.checkSession();
    if (!admission.admitted || admission.user.requiredAction !== undefined) return;
    await router.navigate({ href: safeRedirect(router.latestLocation.search['redirect']), replace: true });
  };
}
