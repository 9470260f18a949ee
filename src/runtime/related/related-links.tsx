import { useQuery } from '@tanstack/react-query';
import { Card } from '#kit/card/card.tsx';
import { DescriptionList } from '#kit/description-list/description-list.tsx';
import { linkProps } from '#kit/link/link.tsx';
import { Skeleton } from '#kit/skeleton/skeleton.tsx';
import { readList } from '#lib/api/envelope.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { listCall } from '#lib/queries/list-call.ts';
import { laterCalls } from '#lib/session/in-background.ts';
import { request } from '#lib/session/request.ts';
import { RouterLink } from '#runtime/links/router-link.tsx';
import { type CountTexts, countTexts } from '#runtime/record/count-texts.ts';
import type { RecordId, RelatedByFilter, Resource, StoredRecord } from '#schema/resource.ts';
import { loadDescriptor } from './descriptor-query.ts';
import { filteredListPath } from './filtered-list-path.ts';
import { linkedNames } from './linked-names.tsx';
import { relatedTitle } from './related-texts.ts';

interface RelatedLinksProps {
  resource: Resource;
  id: RecordId;
  /** The record whose named records are linked, too. Default: the page shows them itself. */
  naming?: StoredRecord;
}

/** Leads to the records of other resources that belong to a record, each with their number. */
export function RelatedLinks({ resource, id, naming }: RelatedLinksProps) {
  const t = useTranslate();
  const entries = [
    ...(naming ? linkedNames(resource, naming) : []),
    ...Object.entries(resource.related ?? {}).flatMap(([name, part]) => {
      if (part.shape !== 'link') return [];
      const label = relatedTitle(resource, name);
      return [{ id: name, term: label, description: <CountLink id={id} part={part} label={label} /> }];
    }),
  ];
  return entries.length === 0 ? null : (
    <Card title={t('related.others')}>
      <DescriptionList entries={entries} />
    </Card>
  );
}

interface CountLinkProps {
  id: RecordId;
  part: RelatedByFilter;
  label: string;
}

/** The number of the records that a filter selects, which leads to them. A number that cannot be read is a dash. */
function CountLink({ id, part: { of, filter }, label }: CountLinkProps) {
  const t = useTranslate();
  const count = useQuery(countQuery({ of, filter }, id));
  const href = filteredListPath(of, { [filter]: String(id) });
  if (count.isPending) return <Skeleton width="sm" />;
  const shown = count.data?.shown ?? t('common.none');
  return href === undefined ? (
    shown
  ) : (
    <RouterLink to={href} aria-label={`${label} ${shown}`} {...linkProps({ variant: 'quiet' })}>
      {shown}
    </RouterLink>
  );
}

/** Returns the query that reads the number of records as text. It is read again whenever the list is. */
const countQuery = ({ of, filter }: Pick<RelatedByFilter, 'of' | 'filter'>, id: RecordId) => ({
  queryKey: ['resource', of, 'list', 'count', filter, String(id)],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<CountTexts | null> => {
    const later = laterCalls();
    const call = listCall(await loadDescriptor(of), {
      page: 1,
      limit: 1,
      query: '',
      filters: { [filter]: [String(id)] },
    });
    const list = readList(await later(() => request({ ...call, signal })));
    return list.totalKnown ? countTexts(list) : null;
  },
});
