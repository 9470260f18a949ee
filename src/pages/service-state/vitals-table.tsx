import { Gauge } from 'lucide';
import { Absent } from '#fields/absent.tsx';
import { Badge, type BadgeProps } from '#kit/badge/badge.tsx';
import { EmptyState } from '#kit/empty-state/empty-state.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { Table } from '#kit/table/table.tsx';
import { Text } from '#kit/text/text.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { formatInteger } from '#lib/numbers/numbers.ts';
import { type Rating, ratingOf, type Vital, vitalNames, vitals } from '#resources/rules/vitals.ts';
import { vitalText } from './formats.ts';
import { screenName } from './screen-name.ts';
import type { PageReports, ScreenVitals } from './state-queries.ts';

const tones: Readonly<Record<Rating, BadgeProps['tone']>> = {
  good: 'success',
  fair: 'warning',
  poor: 'danger',
};

/** Shows how fast the screens are for their users, each value with its rating in words. */
export function VitalsTable({ reports }: { reports: PageReports | undefined }) {
  const t = useTranslate();
  const none = t('common.none');
  return (
    <Table
      title={t('pages.serviceState.vitals.title')}
      rows={reports?.screens ?? []}
      rowKey={({ screen }) => screen}
      loading={reports === undefined}
      skeletonRows={5}
      settling
      empty={<EmptyState icon={Gauge} title={t('pages.serviceState.vitals.empty')} />}
      columns={[
        {
          id: 'screen',
          header: t('pages.serviceState.vitals.screen'),
          width: 280,
          cell: ({ screen }) => (
            <Stack gap="0">
              <Text variant="strong">{screenName(screen) || <Absent />}</Text>
              <Text variant="code" tone="muted">
                {screen}
              </Text>
            </Stack>
          ),
        },
        ...vitalNames.map((name) => ({
          id: name,
          header: t(`pages.serviceState.vitals.${name}`),
          width: 170,
          cell: (row: ScreenVitals) => <VitalCell name={name} value={row[name]} />,
        })),
        {
          id: 'visits',
          header: t('pages.serviceState.vitals.visits'),
          width: 90,
          align: 'end',
          cell: ({ visits }) => <Text tabular>{formatInteger(visits) ?? none}</Text>,
        },
      ]}
      filters={
        <Text as="p" variant="caption" tone="muted">
          {t('pages.serviceState.vitals.note', {
            days: formatInteger(reports?.days) ?? none,
            lcp: vitalText('lcp', vitals.lcp.good) ?? '',
            inp: vitalText('inp', vitals.inp.good) ?? '',
            cls: vitalText('cls', vitals.cls.good) ?? '',
          })}
        </Text>
      }
    />
  );
}

function VitalCell({ name, value }: { name: Vital; value: number | undefined }) {
  const t = useTranslate();
  if (value === undefined) return <Absent />;
  const rating = ratingOf(name, value);
  return (
    <Stack direction="row" gap="2" align="center" wrap>
      <Text tabular>{vitalText(name, value)}</Text>
      <Badge tone={tones[rating]}>{t(`pages.serviceState.ratings.${rating}`)}</Badge>
    </Stack>
  );
}
