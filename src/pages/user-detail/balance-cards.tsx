import { useQuery } from '@tanstack/react-query';
import { StatCard } from '#kit/stat-card/stat-card.tsx';
import { StatCards } from '#kit/stat-card/stat-cards.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { formatMoney } from '#lib/numbers/numbers.ts';
import { FailedCard, hasFailed } from '#runtime/page/failed-read.tsx';
import { balanceOf } from './user-queries.ts';

/** What a driver has earned. */
export function BalanceCards({ id }: { id: string }) {
  const t = useTranslate();
  const answer = useQuery(balanceOf(id));
  if (hasFailed(answer)) return <FailedCard read={answer} />;
  const figure = (name: string) => answer.data && (formatMoney(answer.data[name]) ?? t('common.none'));
  return (
    <StatCards aria-busy={answer.isPending}>
      <StatCard label={t('pages.userDetail.available')} figure={figure('available')} />
      <StatCard label={t('pages.userDetail.pending')} figure={figure('pending')} />
    </StatCards>
  );
}
