import type { Input } from '#fields/contract.ts';
import { ColourInput } from '#kit/colour-input/colour-input.tsx';
import { parseColour } from '#kit/colour-input/colour-text.ts';
import { t } from '#lib/i18n/i18n.ts';
import type { ColourField } from './colour.ts';

/** A colour that is typed, or picked in the browser's own picker. */
export const input: Input<ColourField> = {
  fromCell: (text) => parseColour(text) ?? text,
  Control: ({ control, label, value, autoFocus, onChange, onBlur }) => (
    <ColourInput
      {...control}
      pickerLabel={t('fields.colour.pick', { label })}
      placeholder={t('fields.colour.example')}
      autoFocus={autoFocus}
      value={value}
      onValueChange={onChange}
      onBlur={onBlur}
    />
  ),
};
