import { descriptions } from 'virtual:descriptions';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { resourceQueries } from '#lib/queries/resource-queries.ts';
import { laterCalls } from '#lib/session/in-background.ts';
import type { ResourceName } from '#schema/messages.ts';

/**
 * Returns the name of a record, in its member `by`, by its id as it is in the URL: a picker has read the record, or its own
 * call reads it. Undefined while it is not known.
 */
export function useRecordName(resource: ResourceName, by: string, id: string): string | undefined {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: ['linked name', resource, by, id],
    queryFn: async () => {
      const later = laterCalls();
      const known = client.getQueriesData<{ records: readonly Readonly<Record<string, unknown>>[] }>({
        queryKey: ['linked', resource],
      });
      const listed = known.flatMap(([, read]) => read?.records ?? []).find((row) => String(row['id']) === id);
      const target = listed ? undefined : await descriptions[resource]?.();
      const one =
        target !== undefined && 'endpoints' in target && target.endpoints.one !== undefined
          ? await later(() => client.fetchQuery(resourceQueries(target).one(id)))
          : undefined;
      const name = (listed ?? one)?.[by];
      return typeof name === 'string' ? name : null;
    },
    retry: false,
  });
  return data ?? undefined;
}
