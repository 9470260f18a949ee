import { resourceEntries } from 'virtual:resource-entries';
import { loadDescriptor } from 'virtual:resources';
import { queryOptions } from '@tanstack/react-query';
import { loadCode } from '#lib/code/load-code.ts';
import type { Resource } from '#schema/resource.ts';

/** A resource with screens, with its icon in the navigation. */
export interface ListedResource extends Pick<(typeof resourceEntries)[number], 'icon'> {
  readonly resource: Resource;
}

/** The query for the descriptors of all resources with screens, in the order of the navigation. It brings their texts, too. */
export const listedResources = queryOptions({
  queryKey: ['descriptors'],
  queryFn: async (): Promise<ListedResource[]> => {
    const inOrder = resourceEntries.toSorted((one, other) => one.group.localeCompare(other.group));
    const loading = inOrder.map(async ({ path, icon }) => {
      const resource = await loadCode(() => loadDescriptor(path.slice(1)));
      return resource === undefined ? [] : [{ resource, icon }];
    });
    return (await Promise.all(loading)).flat();
  },
  staleTime: Number.POSITIVE_INFINITY,
  // Descriptors have functions: they cannot be compared.
  structuralSharing: false,
});
