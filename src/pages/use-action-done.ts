import { useRouter } from '@tanstack/react-router';
import { session } from '#lib/session/session.ts';
import { safeRedirect } from './safe-redirect.ts';

/**
 * Returns a function to call after a tab of the settings has changed the account. If the change was a required action, the
 * page opens that was requested before.
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
