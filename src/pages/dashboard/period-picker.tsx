import { CalendarDays } from 'lucide';
import { useId, useState } from 'react';
import { useCalendarTexts } from '#fields/calendar-texts.ts';
import { Button } from '#kit/button/button.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { lazyComponent, onIntent, useLazyComponent } from '#kit/lazy-component.ts';
import { Popover, preloadPopover } from '#kit/popover/popover.tsx';
import { SegmentedControl } from '#kit/segmented-control/segmented-control.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { formatDays } from '#lib/dates/calendar.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import type { StatisticsPeriod } from '#resources/calls/period.ts';
import { firstDay, namedPeriod, nameOf, periodNames } from './period.ts';

interface PeriodPickerProps {
  today: string;
  period: StatisticsPeriod;
  onChoose: (period: StatisticsPeriod) => void;
}

const range = lazyComponent(async () => (await import('#kit/date-picker/date-range.tsx')).DateRange);
const preload = () => {
  preloadPopover();
  range.preload();
};

/** The choice of a period: by name, or by days that are typed or picked in a calendar, which a button opens. */
export function PeriodPicker({ today, period, onChoose }: PeriodPickerProps) {
  const t = useTranslate();
  const texts = useCalendarTexts();
  const id = useId();
  const [open, setOpen] = useState(false);
  const DateRange = useLazyComponent(range, open);
  const name = nameOf(period, today);
  const label = t('pages.dashboard.period.choose');
  const days = name === undefined ? formatDays(period.from, period.to) : undefined;
  return (
    <Stack direction="row" gap="2" align="center" wrap>
      <SegmentedControl
        label={t('pages.dashboard.period.label')}
        options={periodNames.map((value) => ({ value, label: t(`pages.dashboard.period.presets.${value}`) }))}
        value={name}
        onValueChange={(chosen) => onChoose(namedPeriod(chosen, today))}
      />
      <Button
        id={id}
        variant="outline"
        icon={<Icon of={CalendarDays} />}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={days === undefined ? undefined : t('pages.dashboard.period.chosen', { period: days })}
        {...onIntent(preload)}
        onClick={() => setOpen(!open)}
      >
        {days ?? t('pages.dashboard.period.other')}
      </Button>
      <Popover
        open={open}
        onOpenChange={setOpen}
        triggerId={id}
        title={label}
        titleHidden
        align="end"
        closeLabel={t('common.close')}
      >
        {DateRange && (
          <DateRange
            label={label}
            texts={texts}
            fromLabel={t('pages.dashboard.period.from')}
            toLabel={t('pages.dashboard.period.to')}
            formatError={t('fields.day.format')}
            missingError={t('fields.day.missing')}
            orderError={t('pages.dashboard.period.order')}
            lateError={t('pages.dashboard.period.future')}
            min={firstDay}
            max={today}
            value={period}
            onValueChange={({ from, to }) => {
              if (from === '' || to === '') return;
              // Of the limits and a day between them, the day is the second one.
              const limited = (day: string) => [firstDay, day, today].toSorted()[1] ?? today;
              onChoose({ from: limited(from), to: limited(to) });
            }}
            onFinish={({ from, to }) => setOpen(from === '' || to === '')}
          />
        )}
      </Popover>
    </Stack>
  );
}
