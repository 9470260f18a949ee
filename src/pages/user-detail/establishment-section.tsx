import { useQuery } from '@tanstack/react-query';
import { Store } from 'lucide-react';
import { Card } from '#kit/card/card.tsx';
import { EmptyState } from '#kit/empty-state/empty-state.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { establishments } from '#resources/establishments.ts';
import { RecordSheet } from '#runtime/detail/record-sheet.tsx';
import { FailedCard, hasFailed } from '#runtime/page/failed-read.tsx';
import { establishmentOf } from './user-queries.ts';

/** The establishment that a user lists, as its own page shows it. */
export function EstablishmentSection({ id }: { id: string }) {
  const t = useTranslate();
  const answer = useQuery(establishmentOf(id));
  const title = t('pages.userDetail.establishment');
  if (hasFailed(answer)) return <FailedCard read={answer} title={title} />;
  if (answer.data === null) {
    return (
      <Card title={title}>
        <EmptyState icon={Store} title={t('pages.userDetail.noEstablishment')} />
      </Card>
    );
  }
  return <RecordSheet resource={establishments} record={answer.data} title={title} />;
}
