import { Grid } from '#kit/grid/grid.tsx';
import { Section } from '#kit/section/section.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { rides } from '#resources/rides.ts';
import { CommonFailure } from '#runtime/page/common-failure.tsx';
import { ScreenFrame } from '#runtime/page/screen-frame.tsx';
import { WaitLinks } from '#runtime/waits/wait-links.tsx';
import { ChartCard } from './chart-card.tsx';
import { CountCards } from './count-cards.tsx';
import { PeriodPart } from './period-part.tsx';
import { revenueChart, ridesChart } from './rides-charts.ts';
import { rolesChart } from './roles-chart.ts';
import { signupsChart } from './signups-chart.ts';

/** The home page: the number of records of each resource, what waits, a period of rides, and charts of users. */
export function DashboardPage() {
  const t = useTranslate();
  const isByPeriod = rides.figures?.byPeriod !== undefined;
  const level = isByPeriod ? 3 : 2;
  const charts = (
    <Grid columns="2">
      <ChartCard name="signups" chart={signupsChart} level={level} />
      <ChartCard name="roles" chart={rolesChart} level={level} />
      {!isByPeriod && (
        <>
          <ChartCard name="rides" chart={ridesChart} level={level} />
          <ChartCard name="revenue" chart={revenueChart} level={level} />
        </>
      )}
    </Grid>
  );
  return (
    <ScreenFrame title={t('pages.dashboard.title')} trail={[]}>
      <CommonFailure>
        <CountCards />
        <WaitLinks title={t('pages.dashboard.waits.title')} />
        {isByPeriod && <PeriodPart />}
        {/* The period is not that of these charts. */}
        {isByPeriod ? <Section title={t('resources.users.name')}>{charts}</Section> : charts}
      </CommonFailure>
    </ScreenFrame>
  );
}
