import { isStarting } from '#lib/api/started-calls.ts';
import { queryClient } from '#lib/queries/query-client.ts';
import { resourceQueries } from '#lib/queries/resource-queries.ts';
import type { SearchParams } from '#runtime/address/url-search.ts';
import { loadListFigures } from '#runtime/list/late-list-figures.ts';
import { parseListSearch } from '#runtime/list/list-search.ts';
import { loadListTools, mayOpenView } from '#runtime/list-tools/late-list-tools.tsx';
import { loadResource } from './resource-at.ts';
import { createScreenOf, editScreenOf, recordScreenOf } from './screens.ts';

/*
 * Loaders start the queries of a screen and do not wait for them. While a user only points at a link (`preload`) they
 * load code and no data, because the data might never be shown.
 */

/** The longest time, in milliseconds, for which the first page waits for its rows before it shows skeletons. */
const firstRowsLimit = 150;

/** Starts reading a list, and the figures above it. */
export async function loadList(path: string, params: SearchParams, preload: boolean): Promise<void> {
  const resource = await loadResource(path);
  if (preload) return loadListFigures(resource);
  const opensView = Object.keys(params).length === 0 && mayOpenView(resource);
  const tools = loadListTools(resource, params, opensView);
  // The list may open with another address. All others are read while the tools load.
  if (opensView) await tools;
  const queries = resourceQueries(resource);
  const rows = queryClient.prefetchQuery(queries.list(parseListSearch(resource, params)));
  if (resource.figures) void queryClient.prefetchQuery(queries.figures());
  await loadListFigures(resource);
  // The boot script has started this call before this code was loaded, so the rows come soon. Skeletons would cost more.
  if (isStarting()) await Promise.race([rows, new Promise((resolve) => setTimeout(resolve, firstRowsLimit))]);
  await tools;
}

/** Loads the code of the screen that creates a record. */
export async function loadCreation(path: string): Promise<void> {
  await createScreenOf(await loadResource(path)).preload();
}

/** Loads the code of a screen of one record, and starts reading the record. Default screen: the record's own. */
export async function loadRecord(
  path: string,
  id: string,
  preload: boolean,
  screenOf: typeof recordScreenOf = recordScreenOf,
): Promise<void> {
  const resource = await loadResource(path);
  const screen = screenOf(resource);
  if (!preload) void queryClient.prefetchQuery(resourceQueries(resource).one(id));
  await screen.preload();
}

/** Loads the code of the form below a record's own screen, and starts reading the record. */
export const loadEditForm = (path: string, id: string, preload: boolean) =>
  loadRecord(path, id, preload, editScreenOf);
