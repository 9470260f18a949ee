import { useRouter } from '@tanstack/react-router';
import { safeRedirect } from '#pages/safe-redirect.ts';
import { enteredEmail } from './entered-email.ts';

/** Returns the function that opens the requested page after signing in. */
export function useEnter() {
  const router = useRouter();
  return () => {
    enteredEmail.remember('');
    return router.navigate({ href: safeRedirect(router.latestLocation.search.redirect), replace: true });
  };
}
