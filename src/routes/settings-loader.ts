import { settingsTabs } from '#pages/settings/settings-tabs.ts';
import { readTab } from '#pages/settings/tab-names.ts';
import type { SearchParams } from '#runtime/address/url-search.ts';

/** Loads the code of a tab of the settings, and starts reading its data. */
export async function loadSettings(params: SearchParams, preload: boolean): Promise<void> {
  const { content, prefetch } = settingsTabs[readTab(params['tab'])];
  if (!preload) void prefetch?.(params);
  // If the code cannot be loaded, only the panel of this tab shows the error.
  await content.preload().catch(() => undefined);
}
