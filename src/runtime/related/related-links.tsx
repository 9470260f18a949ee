import { useQuery } from '@tanstack/react-query';
import { StatCard } from '#kit/stat-card/stat-card.tsx';
import { StatCards } from '#kit/stat-card/stat-cards.tsx';
import { readList } from '#lib/api/envelope.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { listCall } from '#lib/queries/list-call.ts';
import { request } from '#lib/session/request.ts';
import { routerLink } from '#runtime/links/router-link.tsx';
import { valueText } from '#schema/dictionary.ts';
import type { RecordId, RelatedByFilter, Resource } from '#schema/resource.ts';
import { loadDescriptor } from './descriptor-query.ts';
import { filteredListPath } from './filtered-list-path.ts';
import { relatedTitle } from './related-texts.ts';

interface RelatedLinksProps {
  resource: Resource;
  id: RecordId;
}

/** Leads to the records of other resources that belong to a record, each with their number. */
export function RelatedLinks({ resource, id }: RelatedLinksProps) {
  const links = Object.entries(resource.related ?? {}).flatMap(([name, part]) =>
    part.shape === 'link' ? [{ name, part }] : [],
  );
  return links.length === 0 ? null : (
    <StatCards>
      {links.map(({ name, part }) => (
        <CountLink key={name} id={id} part={part} label={relatedTitle(resource, name)} />
      ))}
    </StatCards>
  );
}

/** The number of the records that a filter selects, which leads to them. A number that cannot be read is a dash. */
function CountLink({
  id,
  part: { of, filter },
  label,
}: {
  id: RecordId;
  part: RelatedByFilter;
  label: string;
}) {
  const t = useTranslate();
  const read = useQuery(countQuery({ of, filter }, id));
  return (
    <StatCard
      label={label}
      figure={read.isPending ? undefined : (read.data ?? t('common.none'))}
      href={filteredListPath(of, { [filter]: String(id) })}
      renderLink={routerLink}
    />
  );
}

/** Returns the query that reads the number of records as text. It is read again whenever the list is. */
const countQuery = ({ of, filter }: Pick<RelatedByFilter, 'of' | 'filter'>, id: RecordId) => ({
  queryKey: ['resource', of, 'list', 'count', filter, String(id)],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<string | null> => {
    const call = listCall(await loadDescriptor(of), {
      page: 1,
      limit: 1,
      query: '',
      filters: { [filter]: [String(id)] },
    });
    const { total, totalKnown, more } = readList(await request({ ...call, signal }));
    return totalKnown ? `${valueText(total)}${more ? '+' : ''}` : null;
  },
});
