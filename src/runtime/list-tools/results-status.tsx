import { useQuery } from '@tanstack/react-query';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';
import type { ListQuery } from '#lib/queries/list-call.ts';
import { resourceQueries } from '#lib/queries/resource-queries.ts';
import { resultsText } from '#runtime/filters/results-text.ts';
import type { Resource } from '#schema/resource.ts';

/** Announces the number of results after a search, for lists without a bar of filters, which shows it. */
export function ResultsStatus({ resource, search }: { resource: Resource; search: ListQuery }) {
  // What the list has read is enough: nothing is requested here.
  const { data } = useQuery({ ...resourceQueries(resource).list(search), enabled: false });
  return <VisuallyHidden role="status">{data?.totalKnown && resultsText(data)}</VisuallyHidden>;
}
