import { useDateTimeTexts } from '#fields/calendar-texts.ts';
import type { Input, InputProps } from '#fields/contract.ts';
import { DateTimePicker } from '#kit/date-picker/date-time-picker.tsx';
import { parseDateTime } from '#kit/date-picker/date-time-text.ts';
import { momentOfCell } from '#lib/dates/file-dates.ts';
import { instantOfLocal, localOfInstant } from '#lib/dates/local-time.ts';
import type { MomentField } from './moment.ts';

/** A day with a time of the user's own clock, which becomes an instant. A text that is not a moment stays as it is. */
function Control({ control, label, value, autoFocus, onChange, onBlur }: InputProps<MomentField>) {
  return (
    <DateTimePicker
      {...control}
      label={label}
      texts={useDateTimeTexts()}
      autoFocus={autoFocus}
      value={localOfInstant(value) ?? value}
      onValueChange={(next) => onChange(instantOfLocal(next) ?? next)}
      onBlur={onBlur}
    />
  );
}

/** An input with a calendar and a time. */
export const input: Input<MomentField> = {
  fromCell: (text) => instantOfLocal(parseDateTime(text) ?? '') ?? momentOfCell(text),
  Control,
};
