import { Button } from '#kit/button/button.tsx';
import { FormLayout } from '#kit/form-layout/form-layout.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { type CodePurpose, requestCode } from '#lib/session/one-time-codes.ts';
import { session } from '#lib/session/session.ts';
import { EmailField } from './sign-in-fields.tsx';
import { useSubmission } from './use-submission.ts';

const loadReader = async () => (await import('./credentials.ts')).readEmail;

interface EmailStepProps {
  purpose: CodePurpose;
  onSent: (email: string) => void;
}

/** The first step: the form for the email address that the code is sent to. */
export function EmailStep({ purpose, onSent }: EmailStepProps) {
  const t = useTranslate();
  const { pending, errors, failure, forget, submit } = useSubmission(loadReader, async (entries) => {
    await requestCode(session, entries.email, purpose);
    onSent(entries.email);
  });
  return (
    <FormLayout requiredNote={t('form.requiredNote')} pending={pending} error={failure} onSubmit={submit}>
      <EmailField error={errors['email']} onChange={() => forget('email')} />
      <Button type="submit" size="lg" block loading={pending}>
        {t('codes.send')}
      </Button>
    </FormLayout>
  );
}
