import type { Input } from '#fields/contract.ts';
import { FormattedInput } from '#kit/formatted-input/formatted-input.tsx';
import { parseTime } from '#kit/formatted-input/time-text.ts';
import { t } from '#lib/i18n/i18n.ts';
import type { TimeOfDayField } from './time-of-day.ts';

/** A time that is typed: « 9h30 » and « 0930 » are times, too. */
export const input: Input<TimeOfDayField> = {
  fromCell: (text) => parseTime(text) ?? text,
  Control: ({ control, value, autoFocus, onChange, onBlur }) => (
    <FormattedInput
      {...control}
      inputMode="numeric"
      placeholder={t('fields.timeOfDay.placeholder')}
      autoFocus={autoFocus}
      parse={parseTime}
      value={value}
      onValueChange={onChange}
      onBlur={onBlur}
    />
  ),
};
