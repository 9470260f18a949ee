import { CircleCheck } from 'lucide';
import { Absent } from '#fields/absent.tsx';
import { EmptyState } from '#kit/empty-state/empty-state.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { Table } from '#kit/table/table.tsx';
import { Text } from '#kit/text/text.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { formatInteger } from '#lib/numbers/numbers.ts';
import { reportedTimes } from '#resources/forms/reported-times.ts';
import { ValueCell } from '#runtime/record/value-cell.tsx';
import { screenName } from './screen-name.ts';
import type { ReportedError } from './state-queries.ts';

/** Shows the errors that pages have reported: how often, since when, and where in the code. */
export function ErrorsTable({ errors }: { errors: readonly ReportedError[] | undefined }) {
  const t = useTranslate();
  const none = t('common.none');
  return (
    <Table
      title={t('pages.serviceState.errors.title')}
      rows={errors ?? []}
      rowKey={({ screen, message, place }) => JSON.stringify([screen, message, place])}
      loading={errors === undefined}
      skeletonRows={3}
      settling
      empty={<EmptyState icon={CircleCheck} title={t('pages.serviceState.errors.empty')} />}
      columns={[
        {
          id: 'message',
          header: t('pages.serviceState.errors.message'),
          width: 300,
          grow: 3,
          tall: true,
          cell: ({ message, place }) => (
            <Stack gap="0">
              <Text variant="strong">{message || <Absent />}</Text>
              <Text variant="code" tone="muted">
                {place || <Absent />}
              </Text>
            </Stack>
          ),
        },
        {
          id: 'screen',
          header: t('pages.serviceState.errors.screen'),
          width: 170,
          cell: ({ screen }) => screenName(screen) || <Absent />,
        },
        {
          id: 'count',
          header: t('pages.serviceState.errors.count'),
          width: 90,
          align: 'end',
          cell: ({ count }) => <Text tabular>{formatInteger(count) ?? none}</Text>,
        },
        {
          id: 'firstAt',
          header: t('pages.serviceState.errors.firstAt'),
          width: 140,
          cell: ({ firstAt }) => <ValueCell field={reportedTimes.firstAt} value={firstAt} />,
        },
        {
          id: 'lastAt',
          header: t('pages.serviceState.errors.lastAt'),
          width: 140,
          cell: ({ lastAt }) => <ValueCell field={reportedTimes.lastAt} value={lastAt} />,
        },
      ]}
    />
  );
}
