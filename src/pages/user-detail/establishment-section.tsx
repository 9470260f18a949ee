import { useQuery } from '@tanstack/react-query';
import { Button, buttonLinkProps } from '#kit/button/button.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { establishments } from '#resources/establishments.ts';
import { recordPath } from '#runtime/links/paths.ts';
import { RouterLink } from '#runtime/links/router-link.tsx';
import { isFailed, QueryErrorCard } from '#runtime/page/query-error.tsx';
import { idOf, titleOf } from '#runtime/record/present-field.ts';
import { RecordDetails } from '#runtime/record/record-details.tsx';
import { MissingPart } from '#runtime/related/missing-part.tsx';
import type { StoredRecord } from '#schema/resource.ts';
import { establishmentQuery } from './establishment-query.ts';

const { owner: _, ...fields } = establishments.fields;
/** The user of the page is the owner. */
const ownEstablishment = { ...establishments, fields };

/** Leads to the page of the establishment. While it loads, a disabled button keeps its space. */
function EstablishmentLink({ record }: { record: StoredRecord | undefined }) {
  const t = useTranslate();
  if (record === undefined)
    return (
      <Button variant="outline" size="sm" disabled>
        {t('common.view')}
      </Button>
    );
  const id = idOf(record);
  const title = titleOf(establishments, record);
  return id === undefined ? null : (
    <RouterLink
      to={recordPath(establishments, id, title)}
      aria-label={t('list.view', { title: title ?? String(id) })}
      {...buttonLinkProps({ variant: 'outline', size: 'sm' })}
    >
      {t('common.view')}
    </RouterLink>
  );
}

/** Shows the establishment of a user, with the fields of its own page. */
export function EstablishmentSection({ id }: { id: string }) {
  const t = useTranslate();
  const read = useQuery(establishmentQuery(id));
  const title = t('pages.userDetail.establishment');
  if (isFailed(read)) return <QueryErrorCard query={read} title={title} />;
  if (read.data === null) return <MissingPart title={title} text={t('pages.userDetail.noEstablishment')} />;
  return (
    <RecordDetails
      resource={ownEstablishment}
      record={read.data}
      title={title}
      actions={<EstablishmentLink record={read.data} />}
    />
  );
}
