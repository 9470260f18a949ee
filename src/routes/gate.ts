import { redirect } from '@tanstack/react-router';
import { t } from '#lib/i18n/i18n.ts';
import { notify } from '#lib/notify/notify.ts';
import { session } from '#lib/session/session.ts';
import { home, login, settings } from '#pages/page-paths.ts';
import { safeRedirect } from '#pages/safe-redirect.ts';

let isDeciding = false;

/** Returns true while the gate waits for the check of the session. It navigates by itself if it lets nobody in. */
export const isGateDeciding = (): boolean => isDeciding;

/** Says why the login page is shown to somebody who is not let in (product rule). */
export const showRefusal = (): void => notify.error(t('auth.gate'), { position: 'top-center' });

/**
 * Lets an administrator in (product rule). Everyone else gets a message and the login page. An administrator with a
 * required action gets the settings. Both pages remember `href`, the requested page.
 */
export async function enterAdmin(href: string): Promise<void> {
  isDeciding = true;
  const admission = await session.checkSession().finally(() => {
    isDeciding = false;
  });
  const search = href === home ? {} : { redirect: href };
  if (!admission.admitted) {
    showRefusal();
    throw redirect({ to: login, search, replace: true });
  }
  if (admission.user.requiredAction !== undefined && !href.startsWith(settings))
    throw redirect({ to: settings, search, replace: true });
}

/** Redirects an administrator who is already signed in away from the login page. */
export async function leaveLogin(target: unknown): Promise<void> {
  const { accessToken, refreshToken } = session.state();
  if (accessToken === undefined && refreshToken === undefined) return;
  const admission = await session.checkSession();
  if (admission.admitted) throw redirect({ href: safeRedirect(target), replace: true });
}
