import { Grid } from '#kit/grid/grid.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { ScreenFrame } from '#runtime/page/screen-frame.tsx';
import { CountCards } from './count-cards.tsx';
import { PlotCard } from './plot-card.tsx';
import { revenuePlot, ridesPlot } from './rides-plots.ts';
import { rolesPlot } from './roles-plot.ts';
import { signupsPlot } from './signups-plot.ts';

/** The home page: the number of records of each resource, and plots of users and rides. */
export function DashboardPage() {
  const t = useTranslate();
  return (
    <ScreenFrame title={t('pages.dashboard.title')} trail={[]}>
      <CountCards />
      <Grid columns="2">
        <PlotCard name="signups" plot={signupsPlot} />
        <PlotCard name="roles" plot={rolesPlot} />
        <PlotCard name="rides" plot={ridesPlot} />
        <PlotCard name="revenue" plot={revenuePlot} />
      </Grid>
    </ScreenFrame>
  );
}
