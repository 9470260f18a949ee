import { firstEntries, type ResourceEntry } from 'virtual:first-entries';
import { type IconNode, LayoutDashboard, Settings } from 'lucide';
import type { MessageKey } from '#lib/i18n/i18n.ts';
import { createObservable } from '#lib/session/observable.ts';
import { home, settings } from '#pages/page-paths.ts';

/** One entry of the navigation. */
export interface NavigationEntry {
  readonly path: string;
  readonly label: MessageKey;
  readonly icon: IconNode;
}

/** The entry of the settings: in the first list, and again at the end of the slide-out menu (product rule). */
export const settingsEntry = {
  path: settings,
  label: 'pages.settings.title',
  icon: Settings,
  group: 'main',
} as const;

/** The entries of resources that the navigation shows. Code that loads after the first paint adds those after the first. */
export const shownEntries = createObservable({ resources: firstEntries });

/**
 * Returns the lists of entries, by the label of their heading. The first one has none: the dashboard, the resources of the
 * main group, the settings.
 */
export const entryLists = (
  resources: readonly ResourceEntry[],
): ReadonlyMap<MessageKey | undefined, readonly NavigationEntry[]> =>
  Map.groupBy(
    [
      { path: home, label: 'pages.dashboard.title', icon: LayoutDashboard, group: 'main' as const },
      ...resources,
      settingsEntry,
    ],
    ({ group }) => (group === 'main' ? undefined : (`shell.groups.${group}` as const)),
  );

/** Returns true if an entry is highlighted: the current path contains the entry's path, or equals it for the home page. */
export function isCurrent(entry: string, path: string): boolean {
  return entry === path || (entry !== home && path.includes(entry));
}
