import { useRouter } from '@tanstack/react-router';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { notify } from '#lib/notify/notify.ts';
import { resetPassword } from '#lib/session/one-time-codes.ts';
import { session } from '#lib/session/session.ts';
import { login } from '#pages/page-paths.ts';
import { CodePage } from './code-page.tsx';

const loadReader = async () => (await import('./credentials.ts')).readNewPassword;

/** The page for setting a new password with a code that was sent by mail. It does not sign in. */
export function PasswordResetPage() {
  const t = useTranslate();
  const router = useRouter();
  return (
    <CodePage
      title={t('codes.reset.title')}
      subtitle={t('codes.reset.subtitle')}
      use={{
        purpose: 'reset_password',
        submit: t('codes.reset.submit'),
        needsPassword: true,
        loadReader,
        send: async (entries) => {
          await resetPassword(session, entries);
          notify.success(t('codes.reset.success'));
          await router.navigate({ to: login, search: router.latestLocation.search });
        },
      }}
    />
  );
}
