import { entryCount, hasFurtherEntries } from 'virtual:first-entries';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { lazyComponent, useLazyComponent } from '#kit/lazy-component.ts';
import { SidebarNav } from '#kit/sidebar-nav/sidebar-nav.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { routerLink } from '#runtime/links/router-link.tsx';
import { entryCounts } from './entry-counts.ts';
import { entryLists, isCurrent, type NavigationEntry, settingsEntry, shownEntries } from './navigation.ts';
import type { NavigationFilterProps } from './navigation-filter.tsx';

const filter = lazyComponent<NavigationFilterProps>(
  async () => (await import('./navigation-filter.tsx')).NavigationFilter,
);

async function loadFurtherEntries(): Promise<void> {
  try {
    (await import('./all-entries.ts')).showAllEntries();
  } catch {
    // A failed attempt is repeated.
  }
}

interface MainNavigationProps {
  /** The slide-out menu of small screens has one more link at its end (product rule). */
  slideOut?: boolean;
  /** Default: true if there are so many entries that they do not fit on a screen. */
  filtered?: boolean;
}

/** Renders the navigation. */
export function MainNavigation({ slideOut, filtered = entryCount > 25 }: MainNavigationProps) {
  const t = useTranslate();
  const path = useLocation({ select: (location) => location.pathname });
  const counts = useSyncExternalStore(entryCounts.subscribe, entryCounts.get);
  const { resources } = useSyncExternalStore(shownEntries.subscribe, shownEntries.get);
  useEffect(() => {
    if (!hasFurtherEntries || resources.length === entryCount) return undefined;
    const timer = setInterval(loadFurtherEntries, 1_000);
    return () => clearInterval(timer);
  }, [resources]);
  const Filter = useLazyComponent(filter, filtered && resources.length === entryCount);
  const [passing, setPassing] = useState<ReadonlySet<string>>();
  const itemsOf = (entries: readonly NavigationEntry[]) =>
    entries
      .filter((entry) => passing?.has(entry.path) ?? true)
      .map((entry) => ({
        href: entry.path,
        label: t(entry.label),
        icon: entry.icon,
        current: isCurrent(entry.path, path),
        ...counts[entry.path],
      }));
  return (
    <SidebarNav
      label={t('shell.navigation')}
      renderLink={routerLink}
      tools={filtered ? Filter && <Filter onFilter={setPassing} /> : undefined}
      sections={[
        ...[...entryLists(resources)].map(([heading, entries]) => ({
          heading: heading && t(heading),
          items: itemsOf(entries),
        })),
        ...(slideOut ? [{ heading: t('shell.account'), items: itemsOf([settingsEntry]) }] : []),
      ]}
    />
  );
}
