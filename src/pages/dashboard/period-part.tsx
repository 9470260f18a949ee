import { Section } from '#kit/section/section.tsx';
import { formatDays } from '#lib/dates/calendar.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { periodBefore } from './period.ts';
import { PeriodCharts } from './period-charts.tsx';
import { PeriodFigures } from './period-figures.tsx';
import { PeriodPicker } from './period-picker.tsx';
import { usePeriod } from './use-period.ts';

/** A period that the user chooses, against the one before: in figures and in plots. The URL names it. */
export function PeriodPart() {
  const t = useTranslate();
  const { today, period, choose } = usePeriod();
  const past = periodBefore(period);
  return (
    <Section
      title={t('pages.dashboard.period.title')}
      description={t('pages.dashboard.period.compared', {
        period: formatDays(period.from, period.to) ?? '',
        before: formatDays(past.from, past.to) ?? '',
      })}
      actions={<PeriodPicker today={today} period={period} onChoose={choose} />}
    >
      <PeriodFigures period={period} />
      <PeriodCharts period={period} />
    </Section>
  );
}
