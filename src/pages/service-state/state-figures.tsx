import { Activity, Power, Timer, TriangleAlert } from 'lucide';
import { StatCard } from '#kit/stat-card/stat-card.tsx';
import { StatCards } from '#kit/stat-card/stat-cards.tsx';
import { formatRelative } from '#lib/dates/dates.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { formatDecimal, formatInteger, formatPercent } from '#lib/numbers/numbers.ts';
import { useBriefly } from '#runtime/record/use-briefly.ts';
import { milliseconds } from './formats.ts';
import type { ServiceState } from './state-queries.ts';

/** Shows the figures of the last minutes; skeletons while they are not known. */
export function StateFigures({ state }: { state: ServiceState | undefined }) {
  const t = useTranslate();
  const none = t('common.none');
  // Their texts may wrap.
  const settling = useBriefly(state === undefined);
  const { count, failed, minutes, p95 } = state?.requests ?? {};
  const rate = count !== undefined && minutes ? formatDecimal(count / minutes, 1) : undefined;
  const share = failed !== undefined && count ? formatPercent(failed / count) : undefined;
  const shown = (text: string | undefined) => state && (text ?? none);
  const captioned = (text: string) => (state === undefined ? null : text);
  return (
    <StatCards
      aria-label={t('pages.serviceState.figures.title')}
      aria-busy={state === undefined}
      data-settling={settling || undefined}
    >
      <StatCard
        label={t('pages.serviceState.figures.rate')}
        icon={Activity}
        figure={shown(rate)}
        caption={captioned(
          t('pages.serviceState.figures.rateCaption', { minutes: formatInteger(minutes) ?? none }),
        )}
      />
      <StatCard
        label={t('pages.serviceState.figures.p95')}
        icon={Timer}
        figure={shown(milliseconds(p95))}
        caption={t('pages.serviceState.figures.p95Caption')}
      />
      <StatCard
        label={t('pages.serviceState.figures.failed')}
        icon={TriangleAlert}
        figure={shown(formatInteger(failed))}
        caption={captioned(t('pages.serviceState.figures.failedCaption', { share: share ?? none }))}
      />
      <StatCard
        label={t('pages.serviceState.figures.started')}
        icon={Power}
        figure={shown(formatRelative(state?.startedAt))}
        caption={captioned(
          t('pages.serviceState.figures.startedCaption', { version: state?.version ?? none }),
        )}
      />
    </StatCards>
  );
}
