import { loadDescriptor } from 'virtual:resources';
import { queryOptions } from '@tanstack/react-query';
import { loadCode } from '#lib/code/load-code.ts';
import { resourceEntries } from '#runtime/links/resource-entries.ts';
import type { Resource } from '#schema/resource.ts';

/** A resource with screens, with its icon in the navigation. */
export interface ListedResource extends Pick<(typeof resourceEntries)[number], 'icon'> {
  readonly resource: Resource;
}

/** The query that loads the descriptors of all resources with screens, and their texts, in the order of the navigation. */
export const listedResources = queryOptions({
  queryKey: ['descriptors'],
  queryFn: async (): Promise<ListedResource[]> => {
    const loading = resourceEntries.map(async ({ path, icon }) => {
      const resource = await loadCode(() => loadDescriptor(path.slice(1)));
      return resource === undefined ? [] : [{ resource, icon }];
    });
    return (await Promise.all(loading)).flat();
  },
  staleTime: Number.POSITIVE_INFINITY,
  // A descriptor has functions, which structural sharing cannot compare.
  structuralSharing: false,
});
