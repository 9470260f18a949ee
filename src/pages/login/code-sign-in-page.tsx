import { useRouter } from '@tanstack/react-router';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { session } from '#lib/session/session.ts';
import { CodePage } from './code-page.tsx';
import { safeRedirect } from './safe-redirect.ts';

const loadJudge = async () => (await import('./credentials.ts')).readCode;

/** Signing in with a code in the password's place; for administrators only, as the login is. */
export function CodeSignInPage() {
  const t = useTranslate();
  const router = useRouter();
  return (
    <CodePage
      title={t('codes.signIn.title')}
      subtitle={t('codes.signIn.subtitle')}
      use={{
        submit: t('auth.submit'),
        asksPassword: false,
        loadJudge,
        send: async ({ email, otp }) => {
          await session.signInWithCode(email, otp);
          const { redirect } = router.latestLocation.search;
          await router.navigate({ href: safeRedirect(redirect), replace: true });
        },
      }}
    />
  );
}
