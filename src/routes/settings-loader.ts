import { queryClient } from '#lib/queries/query-client.ts';
import { resourceQueries } from '#lib/queries/resource-queries.ts';
import { priceConfig } from '#pages/settings/price-queries.ts';
import { openSessionsQuery } from '#pages/settings/security/open-sessions.ts';
import { settingsTabs } from '#pages/settings/settings-tabs.ts';
import { plansPrefix, readTab, type SettingsTab } from '#pages/settings/tab-names.ts';
import { plans } from '#resources/plans.ts';
import type { SearchParams } from '#runtime/address/url-search.ts';
import { parseListSearch } from '#runtime/list/list-search.ts';

const prefetches: Readonly<Partial<Record<SettingsTab, (params: SearchParams) => Promise<void>>>> = {
  plans: (params) =>
    queryClient.prefetchQuery(resourceQueries(plans).list(parseListSearch(plans, params, plansPrefix))),
  'prices-config': () => queryClient.prefetchQuery(priceConfig),
  security: () => queryClient.prefetchQuery(openSessionsQuery),
};

/** Loads the code of a tab of the settings, and starts reading its data. */
export async function loadSettings(params: SearchParams, preload: boolean): Promise<void> {
  const tab = readTab(params['tab']);
  if (!preload) void prefetches[tab]?.(params);
  // If the code cannot be loaded, only the panel of this tab shows the error.
  await settingsTabs[tab].preload().catch(() => undefined);
}
