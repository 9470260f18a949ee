import { useQuery } from '@tanstack/react-query';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { establishments } from '#resources/establishments.ts';
import { isFailed, QueryErrorCard } from '#runtime/page/query-error.tsx';
import { RecordDetails } from '#runtime/record/record-details.tsx';
import { MissingPart } from '#runtime/related/missing-part.tsx';
import { establishmentQuery } from './establishment-query.ts';

/** Shows the establishment of a user, with the fields of its own page. */
export function EstablishmentSection({ id }: { id: string }) {
  const t = useTranslate();
  const read = useQuery(establishmentQuery(id));
  const title = t('pages.userDetail.establishment');
  if (isFailed(read)) return <QueryErrorCard query={read} title={title} />;
  if (read.data === null) return <MissingPart title={title} text={t('pages.userDetail.noEstablishment')} />;
  return <RecordDetails resource={establishments} record={read.data} title={title} />;
}
