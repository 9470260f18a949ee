import type { Messages } from '#schema/messages.ts';

/** A tab of the settings by its name in the URL (`?tab=`). */
export type SettingsTab = keyof Messages['pages']['settings']['tabs'];

/** The tabs in their order. */
export const tabNames: readonly SettingsTab[] = [
  'password',
  'plans',
  'prices-config',
  'preferences',
  'security',
];

/** Returns the tab that the URL names, else the first one. */
export function readTab(name: unknown): SettingsTab {
  return tabNames.find((known) => known === name) ?? 'password';
}
