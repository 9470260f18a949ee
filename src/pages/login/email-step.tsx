import { Button } from '#kit/button/button.tsx';
import { Field } from '#kit/field/field.tsx';
import { FormLayout } from '#kit/form-layout/form-layout.tsx';
import { TextInput } from '#kit/text-input/text-input.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { type CodePurpose, requestCode } from '#lib/session/one-time-codes.ts';
import { session } from '#lib/session/session.ts';
import { useSubmission } from './use-submission.ts';

const loadReader = async () => (await import('./credentials.ts')).readEmail;

interface EmailStepProps {
  /** The email address that was entered before. */
  email: string;
  purpose: CodePurpose;
  onSent: (email: string) => void;
}

/** The first step: the form for the email address that the code is sent to. */
export function EmailStep({ email, purpose, onSent }: EmailStepProps) {
  const t = useTranslate();
  const { pending, errors, forget, submit } = useSubmission(loadReader, async (entries) => {
    await requestCode(session, entries.email, purpose);
    onSent(entries.email);
  });
  return (
    <FormLayout pending={pending} onSubmit={submit}>
      <Field label={t('auth.email')} required error={errors['email']}>
        {(control) => (
          <TextInput
            {...control}
            name="email"
            type="email"
            size="lg"
            autoComplete="username"
            autoFocus
            defaultValue={email}
            onChange={() => forget('email')}
          />
        )}
      </Field>
      <Button type="submit" size="lg" block loading={pending}>
        {t('codes.send')}
      </Button>
    </FormLayout>
  );
}
