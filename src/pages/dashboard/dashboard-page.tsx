import { Grid } from '#kit/grid/grid.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { ScreenFrame } from '#runtime/page/screen-frame.tsx';
import { CountCards } from './count-cards.tsx';
import { PlotCard } from './plot-card.tsx';
import { revenuePlot, ridesPlot } from './rides-plots.ts';
import { rolesPlot } from './roles-plot.ts';
import { signupsPlot } from './signups-plot.ts';

/** How much there is of everything, and how it came to be. */
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
