import { useEffect } from 'react';
import type { AppRouter } from '#app/create-router.ts';
import { session } from '#lib/session/session.ts';
import { useSession } from '#lib/session/use-session.ts';
import { login, settings } from '#pages/page-paths.ts';

/**
 * Opens the settings while there is a required action. The gate does so for the first page. This hook does so if an action
 * becomes required later, and for the pages that are opened before it is done.
 */
export function useRequiredPage(router: AppRouter): void {
  const isRequired = useSession().user?.requiredAction !== undefined;
  useEffect(() => {
    if (!isRequired) return;
    const isOnAllowedPage = () =>
      [login, settings].some((path) => router.latestLocation.pathname.startsWith(path));
    const openSettings = async () => {
      if (isOnAllowedPage()) return;
      // The action may have been done in another tab.
      const admission = await session.checkSession();
      if (!admission.admitted || admission.user.requiredAction === undefined || isOnAllowedPage()) return;
      // A form with unsaved changes asks first, and its draft is kept.
      await router.navigate({ to: settings, search: { redirect: router.latestLocation.href } });
    };
    void openSettings();
    return router.subscribe('onResolved', () => void openSettings());
  }, [isRequired, router]);
}
