import { useRouter } from '@tanstack/react-router';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { session } from '#lib/session/session.ts';
import { CodePage } from './code-page.tsx';
import { safeRedirect } from './safe-redirect.ts';

const loadReader = async () => (await import('./credentials.ts')).readCode;

/** The page for signing in with a code instead of the password; for administrators only. */
export function CodeSignInPage() {
  const t = useTranslate();
  const router = useRouter();
  return (
    <CodePage
      title={t('codes.signIn.title')}
      subtitle={t('codes.signIn.subtitle')}
      use={{
        purpose: 'sign_in',
        submit: t('auth.submit'),
        needsPassword: false,
        loadReader,
        send: async ({ email, otp }) => {
          await session.signInWithCode(email, otp);
          const { redirect } = router.latestLocation.search;
          await router.navigate({ href: safeRedirect(redirect), replace: true });
        },
      }}
    />
  );
}
