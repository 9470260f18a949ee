import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide';
import { useState } from 'react';
import { Button } from '#kit/button/button.tsx';
import { Card } from '#kit/card/card.tsx';
import { EmptyState } from '#kit/empty-state/empty-state.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';
import { formatClockTime } from '#lib/dates/clock-time.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { settings } from '#pages/page-paths.ts';
import { isFailed, QueryErrorCard } from '#runtime/page/query-error.tsx';
import { ScreenFrame } from '#runtime/page/screen-frame.tsx';
import { ErrorsTable } from './errors-table.tsx';
import { ServerCard } from './server-card.tsx';
import { StateFigures } from './state-figures.tsx';
import { isMissing, pageReportsQuery, serviceStateQuery } from './state-queries.ts';
import { SupportCard } from './support-card.tsx';
import { VitalsTable } from './vitals-table.tsx';

/**
 * The page about the service: its figures, its parts, how fast the screens are, the last errors of pages, and what helps to
 * describe a problem.
 */
export function ServiceStatePage() {
  const t = useTranslate();
  const state = useQuery(serviceStateQuery);
  const reports = useQuery(pageReportsQuery);
  const title = t('pages.serviceState.title');
  const [refreshedAt, setRefreshedAt] = useState<number>();
  const refresh = async () => {
    setRefreshedAt(undefined);
    const results = await Promise.all([state.refetch(), reports.refetch()]);
    // A query that has failed shows its own error below.
    if (!results.some(isFailed)) setRefreshedAt(Date.now());
  };
  return (
    <ScreenFrame
      title={title}
      trail={[{ label: t('pages.settings.title'), href: settings }, { label: title }]}
      actions={
        <Button
          variant="outline"
          icon={<Icon of={RefreshCw} />}
          loading={state.isFetching || reports.isFetching}
          onClick={() => void refresh()}
        >
          {t('pages.serviceState.refresh')}
        </Button>
      }
    >
      <VisuallyHidden role="status">
        {refreshedAt !== undefined &&
          t('pages.serviceState.refreshed', { time: formatClockTime(refreshedAt) })}
      </VisuallyHidden>
      {isMissing(state) && <Missing text={t('pages.serviceState.noState')} />}
      {isFailed(state) && !isMissing(state) && <QueryErrorCard query={state} />}
      {!isFailed(state) && (
        <>
          <StateFigures state={state.data} />
          <ServerCard state={state.data} readAt={state.dataUpdatedAt} />
        </>
      )}
      {isMissing(reports) && <Missing text={t('pages.serviceState.noReports')} />}
      {isFailed(reports) && !isMissing(reports) && <QueryErrorCard query={reports} />}
      {!isFailed(reports) && (
        <>
          <VitalsTable reports={reports.data} />
          <ErrorsTable errors={reports.data?.errors} />
        </>
      )}
      <SupportCard />
    </ScreenFrame>
  );
}

/** Says that the service has no such call. */
function Missing({ text }: { text: string }) {
  return (
    <Card>
      <EmptyState title={text} />
    </Card>
  );
}
