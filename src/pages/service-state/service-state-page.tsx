import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide';
import { useState } from 'react';
import { Button } from '#kit/button/button.tsx';
import { Card } from '#kit/card/card.tsx';
import { EmptyState } from '#kit/empty-state/empty-state.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { Text } from '#kit/text/text.tsx';
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
    // What has failed says so itself.
    if (!results.some(isFailed)) setRefreshedAt(Date.now());
  };
  return (
    <ScreenFrame
      title={title}
      trail={[{ label: t('pages.settings.title'), href: settings }, { label: title }]}
      actions={
        <Stack direction="row" gap="3" align="center">
          <Refreshed at={refreshedAt} />
          <Button
            variant="outline"
            icon={<Icon of={RefreshCw} />}
            loading={state.isFetching || reports.isFetching}
            onClick={() => void refresh()}
          >
            {t('pages.serviceState.refresh')}
          </Button>
        </Stack>
      }
    >
      {isMissing(state) && <Missing text={t('pages.serviceState.noState')} />}
      {isFailed(state) && !isMissing(state) && <QueryErrorCard query={state} />}
      {!isFailed(state) && (
        <>
          <StateFigures state={state.data} />
          <ServerCard state={state.data} />
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

/** Says when the page was read again. The status is there before its text, so that a screen reader announces it. */
function Refreshed({ at }: { at: number | undefined }) {
  const t = useTranslate();
  const text = at === undefined ? null : t('pages.serviceState.refreshed', { time: formatClockTime(at) });
  return (
    <>
      <VisuallyHidden role="status">{text}</VisuallyHidden>
      {text !== null && (
        <Text variant="caption" tone="muted" aria-hidden>
          {text}
        </Text>
      )}
    </>
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
