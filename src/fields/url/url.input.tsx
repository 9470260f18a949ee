import type { Input } from '#fields/contract.ts';
import { TextInput } from '#kit/text-input/text-input.tsx';
import { t } from '#lib/i18n/i18n.ts';
import type { UrlField } from './url.ts';

/** An address. It is no `type="url"`: the browser's own check would refuse « exemple.fr ». */
export const input: Input<UrlField> = {
  hint: () => t('validation.urlExample'),
  Control: ({ control, value, autoFocus, onChange, onBlur }) => (
    <TextInput
      {...control}
      inputMode="url"
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
