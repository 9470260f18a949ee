import type { Input } from '#fields/contract.ts';
import { PasswordInput } from '#kit/password-input/password-input.tsx';
import { t, useTranslate } from '#lib/i18n/i18n.ts';
import type { PasswordField } from './password.ts';

/** A password manager fills in the current password. For a new one it may suggest a password. */
export const input: Input<PasswordField> = {
  hint: ({ current, shortest }) => (current ? undefined : t('validation.passwordHint', { min: shortest })),
  Control({ control, field, label, value, autoFocus, onChange, onBlur }) {
    const translate = useTranslate();
    return (
      <PasswordInput
        {...control}
        autoComplete={field.current ? 'current-password' : 'new-password'}
        // A form may have two of them: each button names its own.
        revealLabel={translate('fields.password.show', { field: label })}
        concealLabel={translate('fields.password.hide', { field: label })}
        autoFocus={autoFocus}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
      />
    );
  },
};
