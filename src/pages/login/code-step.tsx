import { Button } from '#kit/button/button.tsx';
import { Field } from '#kit/field/field.tsx';
import { FormLayout } from '#kit/form-layout/form-layout.tsx';
import { PinInput } from '#kit/pin-input/pin-input.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { Text } from '#kit/text/text.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import type { CodePurpose } from '#lib/session/one-time-codes.ts';
import { shortestPassword, shortestWithFactor } from '#schema/password-lengths.ts';
import type { EntryReader } from './credentials.ts';
import { PasswordField } from './sign-in-fields.tsx';
import { useResend } from './use-resend.ts';
import { useSubmission } from './use-submission.ts';

/** What a page does with its code: it signs in, or sets a new password. */
export interface CodeUse<Entries> {
  readonly purpose: CodePurpose;
  readonly submit: string;
  readonly needsPassword: boolean;
  readonly loadReader: () => Promise<EntryReader<Entries>>;
  readonly send: (entries: Entries) => Promise<void>;
}

interface CodeStepProps<Entries> {
  /** The email address that the code was sent to. */
  email: string;
  use: CodeUse<Entries>;
  onBack: () => void;
}

/** The second step: the form for the code. Its input gets the focus, and its hint names the email address. */
export function CodeStep<Entries>({ email, use, onBack }: CodeStepProps<Entries>) {
  const t = useTranslate();
  const { pending, errors, failure, forget, submit } = useSubmission(use.loadReader, use.send);
  const again = useResend(email, use.purpose);
  return (
    <FormLayout requiredNote={t('form.requiredNote')} pending={pending} error={failure} onSubmit={submit}>
      <input type="hidden" name="email" value={email} />
      <Field label={t('codes.code')} hint={t('codes.sentTo', { email })} required error={errors['otp']}>
        {(control) => <PinInput {...control} name="otp" autoFocus onChange={() => forget('otp')} />}
      </Field>
      {use.needsPassword && (
        <PasswordField
          label={t('codes.newPassword')}
          hint={t('codes.passwordHint', { min: shortestPassword, withFactor: shortestWithFactor })}
          autoComplete="new-password"
          error={errors['password']}
          onChange={() => forget('password')}
        />
      )}
      <Button type="submit" size="lg" block loading={pending}>
        {use.submit}
      </Button>
      <Stack gap="2">
        <Stack direction="row" gap="2" justify="between" wrap>
          <Button variant="ghost" size="sm" loading={again.pending} onClick={again.resend}>
            {t('codes.resend')}
          </Button>
          <Button variant="ghost" size="sm" onClick={onBack}>
            {t('codes.otherEmail')}
          </Button>
        </Stack>
        <Text as="p" role="status" tone="muted">
          {again.outcome}
        </Text>
      </Stack>
    </FormLayout>
  );
}
