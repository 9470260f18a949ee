import type { Input } from '#fields/contract.ts';
import { TextInput } from '#kit/text-input/text-input.tsx';
import { t } from '#lib/i18n/i18n.ts';
import type { EmailField } from './email.ts';

/** The address of another user: the browser must not offer the administrator's own. */
export const input: Input<EmailField> = {
  hint: () => t('validation.emailExample'),
  Control: ({ control, value, autoFocus, onChange, onBlur }) => (
    <TextInput
      {...control}
      type="email"
      inputMode="email"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      autoFocus={autoFocus}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
    />
  ),
};
