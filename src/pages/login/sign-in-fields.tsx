import { Field } from '#kit/field/field.tsx';
import { PasswordInput } from '#kit/password-input/password-input.tsx';
import { TextInput } from '#kit/text-input/text-input.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { enteredEmail } from './entered-email.ts';

interface SignInFieldProps {
  error: string | undefined;
  onChange: () => void;
}

/** The field for the email address of an account. It gets the focus, and has what was typed before. */
export function EmailField({ error, onChange }: SignInFieldProps) {
  const t = useTranslate();
  return (
    <Field
      label={t('auth.email')}
      required
      error={error}
      hint={error === undefined ? undefined : t('validation.emailExample')}
    >
      {(control) => (
        <TextInput
          {...control}
          name="email"
          type="email"
          size="lg"
          autoComplete="username"
          autoFocus
          defaultValue={enteredEmail.read()}
          onChange={(event) => {
            enteredEmail.remember(event.currentTarget.value);
            onChange();
          }}
        />
      )}
    </Field>
  );
}

interface PasswordFieldProps extends SignInFieldProps {
  label: string;
  hint?: string;
  autoComplete: 'current-password' | 'new-password';
}

/** The field for the password of an account. */
export function PasswordField({ label, hint, error, autoComplete, onChange }: PasswordFieldProps) {
  const t = useTranslate();
  return (
    <Field label={label} hint={hint} required error={error}>
      {(control) => (
        <PasswordInput
          {...control}
          name="password"
          size="lg"
          autoComplete={autoComplete}
          revealLabel={t('common.showPassword')}
          concealLabel={t('common.hidePassword')}
          onChange={onChange}
        />
      )}
    </Field>
  );
}
