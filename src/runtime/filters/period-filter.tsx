import { useCalendarTexts } from '#fields/calendar-texts.ts';
import { DateRange } from '#kit/date-picker/date-range.tsx';
import { formatDays, formatOnCalendar } from '#lib/dates/calendar.ts';
import { formatDateTime } from '#lib/dates/dates.ts';
import { dayOf } from '#lib/dates/days.ts';
import { dayOfBound, isPeriodPreset, writtenInstant } from '#lib/dates/period-bounds.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { periodPresets } from '#schema/period-presets.ts';
import type { FilterEditorProps, FilterKind, FilterValueProps } from './filter-kind.ts';
import { boundOf, boundValues } from './listed-filters.ts';

/** Returns the day of a bound in the calendar: of an instant that ends a period, the last day with a part of the period. */
function shownDay(text: string, bound: '_from' | '_to'): string {
  const instant = writtenInstant(text);
  if (instant === undefined) return dayOfBound(text, bound);
  return dayOf(new Date(instant.getTime() - (bound === '_to' ? 1 : 0)));
}

function Editor({ filter, values, onChange }: FilterEditorProps) {
  const t = useTranslate();
  const [from, to] = [boundOf(filter, values, '_from'), boundOf(filter, values, '_to')];
  const change = (first: string, last: string) => onChange(boundValues(filter, { _from: first, _to: last }));
  return (
    <DateRange
      label={filter.label}
      texts={useCalendarTexts()}
      fromLabel={t('filters.from')}
      toLabel={t('filters.to')}
      formatError={t('fields.day.format')}
      missingError={t('fields.day.missing')}
      orderError={t('filters.fromAfterTo')}
      presets={periodPresets.map((name) => ({
        label: t(`filters.presets.${name}`),
        value: { from: dayOfBound(name, '_from'), to: dayOfBound(name, '_to') },
        isChosen: from === name && to === name,
      }))}
      value={{ from: shownDay(from, '_from'), to: shownDay(to, '_to') }}
      onValueChange={(days, preset) => {
        // By its name, a link and a saved view stay about today.
        const name = preset === undefined ? undefined : periodPresets[preset];
        change(name ?? days.from, name ?? days.to);
      }}
    />
  );
}

function Value({ filter, values }: FilterValueProps) {
  const t = useTranslate();
  const [from, to] = [boundOf(filter, values, '_from'), boundOf(filter, values, '_to')];
  if (from === to && isPeriodPreset(from)) return t(`filters.presets.${from}`);
  const [first, last] = [shownDay(from, '_from'), shownDay(to, '_to')];
  const textOf = (bound: string, day: string) =>
    formatDateTime(bound) ?? formatOnCalendar('day', day, 'long') ?? day;
  if (from === '') return t('filters.until', { day: textOf(to, last) });
  if (to === '') return t('filters.since', { day: textOf(from, first) });
  if (writtenInstant(from) || writtenInstant(to))
    return t('filters.between', { from: textOf(from, first), to: textOf(to, last) });
  return formatDays(first, last) ?? '';
}

/** A period of days: a preset, typed, or picked in a calendar. */
export const periodFilter: FilterKind = { Editor, Value };
