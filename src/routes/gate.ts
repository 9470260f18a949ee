import { redirect } from '@tanstack/react-router';
import { t } from '#lib/i18n/i18n.ts';
import { notify } from '#lib/notify/notify.ts';
import type { Admission } from '#lib/session/create-session.ts';
import { createEmitter } from '#lib/session/observable.ts';
import { session } from '#lib/session/session.ts';
import { home, login, settings } from '#pages/page-paths.ts';
import { safeRedirect } from '#pages/safe-redirect.ts';

let isDeciding = false;

/** Returns true while the gate waits for the check of the session. It navigates by itself if it lets nobody in. */
export const isGateDeciding = (): boolean => isDeciding;

/** True if the last check failed, and the tokens are kept: they may be good. */
let isUnknown = false;

const lateAdmissions = createEmitter<void>();

/** Calls the listener when an administrator is let in after the login page has been shown. */
export const onLateAdmission = lateAdmissions.subscribe;

/** The number of toasts that said why somebody is not let in: each has an id of its own. */
let refusals = 0;

const refusalId = () => `gate-${refusals}`;

/** Says why the login page is shown to somebody who is not let in (product rule). */
export function showRefusal(): void {
  refusals += 1;
  notify.error(t('auth.gate'), { position: 'top-center', id: refusalId() });
}

function isSignedOut(): boolean {
  const { accessToken, refreshToken } = session.state();
  return accessToken === undefined && refreshToken === undefined;
}

async function check(): Promise<Admission> {
  const admission = await session.checkSession();
  isUnknown = session.state().user === undefined && !isSignedOut();
  // Errors stay until they are closed, but this one is no longer true.
  if (admission.admitted) notify.clear(refusalId());
  return admission;
}

/**
 * Lets an administrator in (product rule). Everyone else gets a message and the login page. An administrator with a
 * required action gets the settings. Both pages remember `href`, the requested page.
 */
export async function enterAdmin(href: string): Promise<void> {
  isDeciding = true;
  const admission = await check().finally(() => {
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

/** The longest time, in milliseconds, that the login page waits for the check of a session: until then, the page is blank. */
const longestWait = 3_000;

/**
 * Redirects an administrator who is already signed in away from the login page. The service may give no response for long:
 * the page waits for a moment only, and not at all if the check before has failed.
 */
export async function leaveLogin(target: unknown): Promise<void> {
  if (isSignedOut()) return;
  const checking = check();
  const limit = isUnknown ? 0 : longestWait;
  const admission = await Promise.race([
    checking,
    new Promise<undefined>((resolve) => setTimeout(resolve, limit)),
  ]);
  if (admission?.admitted) throw redirect({ href: safeRedirect(target), replace: true });
  if (admission === undefined)
    void checking.then(({ admitted }) => {
      if (admitted) lateAdmissions.emit();
    });
}
