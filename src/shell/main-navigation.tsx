import { useLocation } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { SidebarNav } from '#kit/sidebar-nav/sidebar-nav.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { routerLink } from '#runtime/links/router-link.tsx';
import { entryCounts } from './entry-counts.ts';
import {
  isCurrent,
  mainEntries,
  type NavigationEntry,
  operationEntries,
  settingsEntry,
} from './navigation.ts';

/** Renders the navigation. The slide-out menu of small screens has one more link at its end (product rule). */
export function MainNavigation({ slideOut = false }: { slideOut?: boolean }) {
  const t = useTranslate();
  const path = useLocation({ select: (location) => location.pathname });
  const counts = useSyncExternalStore(entryCounts.subscribe, entryCounts.get);
  const itemOf = (entry: NavigationEntry) => ({
    href: entry.path,
    label: t(entry.label),
    icon: entry.icon,
    current: isCurrent(entry.path, path),
    ...counts[entry.path],
  });
  return (
    <SidebarNav
      label={t('shell.navigation')}
      renderLink={routerLink}
      sections={[
        { items: mainEntries.map(itemOf) },
        { heading: t('shell.operations'), items: operationEntries.map(itemOf) },
        ...(slideOut ? [{ heading: t('shell.account'), items: [itemOf(settingsEntry)] }] : []),
      ]}
    />
  );
}
