import { useCalendarTexts } from '#fields/calendar-texts.ts';
import type { Input, InputProps } from '#fields/contract.ts';
import { DateRangePicker, type RangeEnd } from '#kit/date-picker/date-range-picker.tsx';
import { parseDay } from '#kit/date-picker/day-text.ts';
import { dayOfCell } from '#lib/dates/file-dates.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import type { DateRangeDraft, DateRangeField } from './date-range.ts';

const ends: readonly RangeEnd[] = ['from', 'to'];

/** Returns the days that a form refuses; both if the problem is that of neither, e.g. one that only the service knows. */
function wrongEnds({ field, value }: Pick<InputProps<DateRangeField>, 'field' | 'value'>) {
  const issues = field.draft.safeParse(value).error?.issues ?? [];
  const wrong = ends.filter((end) => issues.some(({ path }) => path[0] === end));
  return wrong.length === 0 ? ends : wrong;
}

/** Both days are typed, or picked in a calendar that offers the days of the field. */
function Control(props: InputProps<DateRangeField>) {
  const { control, field, label, value, error, autoFocus, onChange, onBlur } = props;
  const { required, openEnd } = field;
  const t = useTranslate();
  return (
    <DateRangePicker
      name={control.name}
      label={label}
      texts={useCalendarTexts()}
      fromLabel={t('fields.dateRange.from')}
      toLabel={t('fields.dateRange.to')}
      min={field.min}
      max={field.max}
      required={required ? ends.slice(0, openEnd ? 1 : 2) : []}
      disabled={control.disabled}
      autoFocus={autoFocus}
      hint={openEnd ? t('fields.dateRange.openHint') : undefined}
      error={error}
      wrong={wrongEnds(props)}
      value={value}
      onValueChange={onChange}
      onBlur={onBlur}
    />
  );
}

const day = String.raw`(\d{4}-\d\d-\d\d|\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d\d))`;
const written = new RegExp(String.raw`^(?:du\s+)?${day}(?:\s*(?:/|;|–|-|au\s)\s*(?:${day}|\.\.)?)?$`, 'i');

/** Reads the cell of a file: `2026-03-05/2026-03-18` as an export writes it, or "05/03/2026 - 18/03/2026". */
function draftOfCell(text: string): DateRangeDraft {
  const [, from, to = ''] = written.exec(text.trim()) ?? [];
  return from === undefined ? { from: text, to: '' } : { from: dayOf(from), to: dayOf(to) };
}

const dayOf = (text: string) => parseDay(text) ?? dayOfCell(text);

/** Two inputs with one calendar. */
export const input: Input<DateRangeField> = { hasParts: true, fromCell: draftOfCell, Control };
