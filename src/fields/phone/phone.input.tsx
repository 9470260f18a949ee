import type { ChangeEvent } from 'react';
import type { Input } from '#fields/contract.ts';
import { TextInput } from '#kit/text-input/text-input.tsx';
import { t } from '#lib/i18n/i18n.ts';
import { formatPhone, type PhoneField } from './phone.ts';
import { regroupDigits } from './typing.ts';

const isForward = (event: Event) =>
  event instanceof InputEvent && event.inputType.startsWith('delete') && event.inputType.endsWith('Forward');

/**
 * Writes the grouped number into the element before React does: React then finds no change
 * and does not move the caret.
 */
function regroup({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>, before: string): string {
  const { value, caret } = regroupDigits({
    before,
    entered: currentTarget.value,
    caret: currentTarget.selectionStart ?? currentTarget.value.length,
    forward: isForward(nativeEvent),
  });
  currentTarget.value = value;
  currentTarget.setSelectionRange(caret, caret);
  return value;
}

/** An input that adds the spaces of a telephone number. */
export const input: Input<PhoneField> = {
  hint: () => t('validation.phoneExample'),
  // A spreadsheet takes the number for an amount: it drops the first 0, or the plus sign before 33.
  fromCell: (text) => formatPhone(text.trim().replace(/^(33)?(?=[1-9]\d{8}$)/, '0')),
  Control: ({ control, value, autoFocus, onChange, onBlur }) => (
    <TextInput
      {...control}
      type="tel"
      inputMode="tel"
      autoComplete="off"
      autoFocus={autoFocus}
      value={value}
      onChange={(event) => onChange(regroup(event, value))}
      onBlur={onBlur}
    />
  ),
};
