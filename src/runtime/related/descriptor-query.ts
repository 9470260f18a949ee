import { descriptions } from 'virtual:descriptions';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '#lib/api/api-error.ts';
import { loadCode } from '#lib/code/load-code.ts';
import type { ResourceName } from '#schema/messages.ts';
import type { Resource } from '#schema/resource.ts';

/** Loads the descriptor of a resource, and its texts. */
export async function loadDescriptor(name: ResourceName): Promise<Resource> {
  const load = descriptions[name];
  const loaded = load && (await loadCode(load));
  if (loaded === undefined || !('endpoints' in loaded)) throw new ApiError('code');
  return loaded;
}

/** Returns the query that loads the descriptor of another resource. */
export const descriptorQuery = (name: ResourceName) =>
  queryOptions({
    queryKey: ['descriptor', name],
    queryFn: () => loadDescriptor(name),
    // Code does not get old.
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
