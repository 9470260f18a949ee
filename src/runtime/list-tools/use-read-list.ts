import { useQuery } from '@tanstack/react-query';
import type { ListQuery } from '#lib/queries/list-call.ts';
import { resourceQueries } from '#lib/queries/resource-queries.ts';
import type { Resource } from '#schema/resource.ts';

/** Returns the state of the page that a list has read, or is reading. Requests nothing itself. */
export const useReadList = (resource: Resource, search: ListQuery) =>
  useQuery({ ...resourceQueries(resource).list(search), enabled: false });
