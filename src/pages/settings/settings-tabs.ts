import { type LazyScreen, lazyScreen } from '#lib/code/lazy-screen.ts';
import { queryClient } from '#lib/queries/query-client.ts';
import { resourceQueries } from '#lib/queries/resource-queries.ts';
import { plans } from '#resources/plans.ts';
import type { SearchParams } from '#runtime/address/url-search.ts';
import { parseListSearch } from '#runtime/list/list-search.ts';
import { plansPrefix } from './plans/plans-prefix.ts';
import { priceConfig } from './prices/price-queries.ts';
import { openSessionsQuery } from './security/open-sessions.ts';
import type { SettingsTab } from './tab-names.ts';

/** A tab of the settings. */
interface Tab {
  /** Its code loads when the tab is first chosen. */
  readonly content: LazyScreen<Record<never, never>>;
  /** Starts reading its data. */
  readonly prefetch?: (params: SearchParams) => Promise<void>;
}

/** Every tab of the settings. */
export const settingsTabs: Readonly<Record<SettingsTab, Tab>> = {
  password: { content: lazyScreen(() => import('./password-card.tsx'), 'PasswordCard') },
  plans: {
    content: lazyScreen(() => import('./plans/plans-section.tsx'), 'PlansSection'),
    prefetch: (params) =>
      queryClient.prefetchQuery(resourceQueries(plans).list(parseListSearch(plans, params, plansPrefix))),
  },
  'prices-config': {
    content: lazyScreen(() => import('./prices/prices-card.tsx'), 'PricesCard'),
    prefetch: () => queryClient.prefetchQuery(priceConfig),
  },
  preferences: { content: lazyScreen(() => import('./notifications-card.tsx'), 'NotificationsCard') },
  security: {
    content: lazyScreen(() => import('./security/security-section.tsx'), 'SecuritySection'),
    prefetch: () => queryClient.prefetchQuery(openSessionsQuery),
  },
};
