import { useCalendarTexts } from '#fields/calendar-texts.ts';
import { DateRange } from '#kit/date-picker/date-range.tsx';
import { formatDays, formatOnCalendar } from '#lib/dates/calendar.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import type { FilterEditorProps, FilterKind, FilterValueProps } from './filter-kind.ts';
import { boundOf, boundValues } from './listed-filters.ts';
import { periodPresets } from './period-presets.ts';

function Editor({ filter, values, onChange }: FilterEditorProps) {
  const t = useTranslate();
  return (
    <DateRange
      label={filter.label}
      texts={useCalendarTexts()}
      fromLabel={t('filters.from')}
      toLabel={t('filters.to')}
      formatError={t('fields.day.format')}
      missingError={t('fields.day.missing')}
      orderError={t('filters.fromAfterTo')}
      presets={periodPresets(new Date()).map(({ name, from, to }) => ({
        label: t(`filters.presets.${name}`),
        value: { from, to },
      }))}
      value={{ from: boundOf(filter, values, '_from'), to: boundOf(filter, values, '_to') }}
      onValueChange={({ from, to }) => onChange(boundValues(filter, { _from: from, _to: to }))}
    />
  );
}

function Value({ filter, values }: FilterValueProps) {
  const t = useTranslate();
  const [from, to] = [boundOf(filter, values, '_from'), boundOf(filter, values, '_to')];
  const preset = periodPresets(new Date()).find((one) => one.from === from && one.to === to);
  if (preset) return t(`filters.presets.${preset.name}`);
  if (from === '') return t('filters.until', { day: formatOnCalendar('day', to, 'long') ?? to });
  if (to === '') return t('filters.since', { day: formatOnCalendar('day', from, 'long') ?? from });
  return formatDays(from, to) ?? '';
}

/** A period of days: a preset, typed, or picked in a calendar. */
export const periodFilter: FilterKind = { Editor, Value };
