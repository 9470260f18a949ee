import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Card } from '#kit/card/card.tsx';
import { Skeleton } from '#kit/skeleton/skeleton.tsx';
import { isFailed, QueryErrorCard } from '#runtime/page/query-error.tsx';
import type { RecordId, RelatedByFilter } from '#schema/resource.ts';
import { AllLink } from './all-link.tsx';
import { descriptorQuery } from './descriptor-query.ts';
import { filteredListPath } from './filtered-list-path.ts';
import { RelatedList } from './related-list.tsx';

interface FilteredRecordsProps {
  /** The id of the record that the filter names. */
  id: RecordId;
  related: Pick<RelatedByFilter, 'of' | 'filter' | 'without'>;
  title: string;
  prefix: string;
}

/** Shows the records of another resource that a filter selects, and leads to the list with this filter. */
export function FilteredRecords({
  id,
  related: { of, filter, without },
  title,
  prefix,
}: FilteredRecordsProps) {
  const read = useQuery(descriptorQuery(of));
  const query = useMemo(() => ({ [filter]: String(id) }), [filter, id]);
  const href = filteredListPath(of, query);
  if (isFailed(read)) return <QueryErrorCard query={read} title={title} />;
  if (read.data === undefined) {
    return (
      <Card title={title} aria-busy data-settling>
        <Skeleton shape="block" width="full" />
      </Card>
    );
  }
  return (
    <RelatedList
      resource={read.data}
      path={read.data.endpoints.list.path}
      title={title}
      prefix={prefix}
      without={without}
      query={query}
      tools={href && <AllLink href={href} list={title} />}
    />
  );
}
