import { useTranslate } from '#lib/i18n/i18n.ts';
import { session } from '#lib/session/session.ts';
import { CodePage } from './code-page.tsx';
import { useEnter } from './use-enter.ts';
import { useSecondStep } from './use-second-step.tsx';

const loadReader = async () => (await import('./credentials.ts')).readCode;

/** The page for signing in with a code instead of the password; for administrators only. */
export function CodeSignInPage() {
  const t = useTranslate();
  const enter = useEnter();
  const secondStep = useSecondStep(enter);
  return (
    <CodePage
      instead={secondStep.form}
      title={t('codes.signIn.title')}
      subtitle={t('codes.signIn.subtitle')}
      use={{
        purpose: 'sign_in',
        submit: t('auth.submit'),
        needsPassword: false,
        loadReader,
        send: async ({ email, otp }) => {
          if (!(await secondStep.isRequired(session.signInWithCode(email, otp)))) await enter();
        },
      }}
    />
  );
}
