import { useQuery } from '@tanstack/react-query';
import { StatCard } from '#kit/stat-card/stat-card.tsx';
import { StatCards } from '#kit/stat-card/stat-cards.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { formatInteger, formatMoney, formatUnit } from '#lib/numbers/numbers.ts';
import { FailedCard, hasFailed } from '#runtime/page/failed-read.tsx';
import { statisticsOf } from './user-queries.ts';

const figures = [
  { name: 'rides', format: formatInteger },
  { name: 'completed', format: formatInteger },
  { name: 'cancelled', format: formatInteger },
  { name: 'amount', format: formatMoney },
  { name: 'distance_km', format: (value: unknown) => formatUnit(value, 'kilometer') },
] as const;

/** What a user did in all. */
export function StatisticsSection({ id }: { id: string }) {
  const t = useTranslate();
  const answer = useQuery(statisticsOf(id));
  const title = t('pages.userDetail.statistics.title');
  if (hasFailed(answer)) return <FailedCard read={answer} title={title} />;
  return (
    <StatCards aria-label={title} aria-busy={answer.isPending}>
      {figures.map(({ name, format }) => (
        <StatCard
          key={name}
          label={t(`pages.userDetail.statistics.${name}`)}
          figure={answer.data && (format(answer.data[name]) ?? t('common.none'))}
        />
      ))}
    </StatCards>
  );
}
