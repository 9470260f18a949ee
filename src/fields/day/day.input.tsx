import { useCalendarTexts } from '#fields/calendar-texts.ts';
import type { Input, InputProps } from '#fields/contract.ts';
import { DatePicker } from '#kit/date-picker/date-picker.tsx';
import { parseDay } from '#kit/date-picker/day-text.ts';
import { dayOfCell } from '#lib/dates/file-dates.ts';
import type { DayField } from './day.ts';

/** A day that is typed, or picked in a calendar that offers the days of the field. */
function Control({ control, field, label, value, autoFocus, onChange, onBlur }: InputProps<DayField>) {
  return (
    <DatePicker
      {...control}
      label={label}
      texts={useCalendarTexts()}
      min={field.min}
      max={field.max}
      autoFocus={autoFocus}
      value={value}
      onValueChange={onChange}
      onBlur={onBlur}
    />
  );
}

/** An input with a calendar. */
export const input: Input<DayField> = { fromCell: (text) => parseDay(text) ?? dayOfCell(text), Control };
