import { CalendarDays } from 'lucide';
import { useId, useState } from 'react';
import { useCalendarTexts } from '#fields/calendar-texts.ts';
import { Button } from '#kit/button/button.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { lazyComponent, useLazyComponent } from '#kit/lazy-component.ts';
import { Popover, preloadPopover } from '#kit/popover/popover.tsx';
import { formatDays } from '#lib/dates/calendar.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import type { StatisticsPeriod } from '#resources/calls/period.ts';
import { namedPeriod, nameOf, periodNames } from './period.ts';

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

/** A button that names the period, and opens the choice of another one: by name, typed or in a calendar. */
export function PeriodPicker({ today, period, onChoose }: PeriodPickerProps) {
  const t = useTranslate();
  const texts = useCalendarTexts();
  const id = useId();
  const [open, setOpen] = useState(false);
  const DateRange = useLazyComponent(range, open);
  const name = nameOf(period, today);
  const label = t('pages.dashboard.period.choose');
  const shown =
    name === undefined ? formatDays(period.from, period.to) : t(`pages.dashboard.period.names.${name}`);
  return (
    <>
      <Button
        id={id}
        variant="outline"
        icon={<Icon of={CalendarDays} />}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={t('pages.dashboard.period.chosen', { period: shown ?? '' })}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(!open)}
      >
        {shown}
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
            orderError={t('pages.dashboard.period.order')}
            max={today}
            presets={periodNames.map((each) => ({
              label: t(`pages.dashboard.period.presets.${each}`),
              value: namedPeriod(each, today),
            }))}
            value={period}
            onValueChange={({ from, to }) => {
              if (from === '' || to === '') return;
              onChoose({ from, to: to > today ? today : to });
              setOpen(false);
            }}
          />
        )}
      </Popover>
    </>
  );
}
