import { resourceEntries } from 'virtual:resource-entries';
import {
  ArrowLeftRight,
  BadgeEuro,
  Box,
  Building2,
  CarFront,
  HandCoins,
  LayoutDashboard,
  type LucideIcon,
  Settings,
  Shapes,
  SlidersHorizontal,
  Users,
  Wallet,
} from 'lucide-react';
import type { MessageKey } from '#lib/i18n/i18n.ts';

/** One entry of the navigation. */
export interface NavigationEntry {
  readonly path: string;
  readonly label: MessageKey;
  readonly icon: LucideIcon;
}

/** Stands in the first list, and again at the foot of the slide-out menu (product rule). */
export const settingsEntry: NavigationEntry = {
  path: '/parametres',
  label: 'pages.settings.title',
  icon: Settings,
};

/** The first list of the navigation: these entries, in this order, and nothing else (product rule). */
export const mainEntries: readonly NavigationEntry[] = [
  { path: '/', label: 'pages.dashboard.title', icon: LayoutDashboard },
  { path: '/utilisateurs', label: 'shell.entries.users', icon: Users },
  { path: '/etablissements', label: 'shell.entries.establishments', icon: Building2 },
  { path: '/categories', label: 'shell.entries.categories', icon: Shapes },
  { path: '/options', label: 'shell.entries.options', icon: SlidersHorizontal },
  settingsEntry,
];

/** The second list of the navigation: the service at work. */
export const operationEntries: readonly NavigationEntry[] = [
  { path: '/courses', label: 'shell.entries.rides', icon: CarFront },
  { path: '/abonnements', label: 'shell.entries.subscriptions', icon: BadgeEuro },
  { path: '/portefeuilles', label: 'shell.entries.wallets', icon: Wallet },
  { path: '/retraits', label: 'shell.entries.withdrawals', icon: HandCoins },
  { path: '/transactions', label: 'shell.entries.transactions', icon: ArrowLeftRight },
];

/** What has screens and stands in neither list follows the second, so that a new entity is seen at once. */
export const otherEntries: readonly NavigationEntry[] = resourceEntries
  .filter(({ path }) => ![...mainEntries, ...operationEntries].some((entry) => entry.path === path))
  .map((entry) => ({ ...entry, icon: Box }));

/** Whether an entry is highlighted: the current path equals its own or contains it, except for the home page's. */
export function isCurrent(entry: string, path: string): boolean {
  return entry === path || (entry !== '/' && path.includes(entry));
}
