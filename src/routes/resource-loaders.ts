import { queryClient } from '#lib/queries/query-client.ts';
import { resourceQueries } from '#lib/queries/resource-queries.ts';
import { parseListSearch, type SearchParams } from '#runtime/list/list-search.ts';
import { loadResource } from './resource-at.ts';
import { createScreenOf, editScreenOf, recordScreenOf } from './screens.ts';

/*
 * Loaders start what a screen needs and do not wait for its data. Following an intent (`preload`) they fetch code
 * only: data that is never shown would be a wasted call.
 */

/** Starts reading a list, and the figures above it. */
export async function loadList(path: string, params: SearchParams, preload: boolean): Promise<void> {
  const resource = await loadResource(path);
  if (preload) return;
  const queries = resourceQueries(resource);
  void queryClient.prefetchQuery(queries.list(parseListSearch(resource, params)));
  if (resource.figures) void queryClient.prefetchQuery(queries.figures());
}

/** Fetches the code of a creation. */
export async function loadCreation(path: string): Promise<void> {
  await createScreenOf(await loadResource(path)).preload?.();
}

/** Fetches the code of a record's screen, or of its form below that, and starts reading the record. */
export async function loadRecord(
  path: string,
  id: string,
  preload: boolean,
  screenOf: typeof recordScreenOf = recordScreenOf,
): Promise<void> {
  const resource = await loadResource(path);
  const screen = screenOf(resource);
  if (!preload) void queryClient.prefetchQuery(resourceQueries(resource).one(id));
  await screen.preload?.();
}

/** The same for a form that stands below the record's own screen. */
export const loadEdition = (path: string, id: string, preload: boolean) =>
  loadRecord(path, id, preload, editScreenOf);
