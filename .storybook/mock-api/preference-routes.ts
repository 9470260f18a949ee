import { t } from '#lib/i18n/i18n.ts';
import { preferenceChanges } from '#resources/calls/preferences.ts';
import * as paths from '#resources/paths/preferences.ts';
import { isPreference } from '#schema/preferences.ts';
import type { Resource } from '#schema/resource.ts';
import { checkedRoute } from './checked.ts';
import { demoNow } from './clock.ts';
import { data, invalid, type Route, route } from './routes.ts';

/** Creates the routes of the user's preferences. A story begins without any. */
export function preferenceRoutes(resources: readonly Resource[]): Route[] {
  const kept = new Map<string, object>();
  return [
    route(paths.readPreferences, () => data([...kept.values()])),
    checkedRoute(paths.changePreferences, preferenceChanges, ({ preferences }) => {
      if (!preferences.every((each) => isPreference(resources, each)))
        return invalid({ preferences: [t('validation.choice')] });
      for (const { name, resource, value } of preferences) {
        const key = JSON.stringify([name, resource]);
        if (value === null) kept.delete(key);
        else kept.set(key, { name, resource, value, changedAt: demoNow.toISOString() });
      }
      return data([...kept.values()]);
    }),
  ];
}
