import type { Input } from '#fields/contract.ts';
import { FormattedInput } from '#kit/formatted-input/formatted-input.tsx';
import { parseTime } from '#kit/formatted-input/time-text.ts';
import { t } from '#lib/i18n/i18n.ts';
import type { TimeOfDayField } from './time-of-day.ts';

/** Returns the time in a cell. Spreadsheets drop the first 0 of "0905", and add seconds. */
function timeOfCell(text: string): string {
  const cell = text.trim();
  const time = /^\d{3}$/.test(cell) ? `0${cell}` : cell.replace(/^(\d{1,2}:\d{2}):\d{2}$/, '$1');
  return parseTime(time) ?? text;
}

/** A time that is typed: « 9h30 » and « 0930 » are times, too. */
export const input: Input<TimeOfDayField> = {
  fromCell: timeOfCell,
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
