import type { Messages } from '#schema/messages.ts';

/** A tab of the settings by its name in the URL (`?tab=`). */
export type SettingsTab = keyof Messages['pages']['settings']['tabs'];

/** The tabs in their order. */
export const tabNames: readonly SettingsTab[] = ['password', 'plans', 'prices-config'];

/** The tab that the URL names, else the first. */
export function readTab(name: string | undefined): SettingsTab {
  return tabNames.find((known) => known === name) ?? 'password';
}

/** Tells the plans' page and size in the URL from what else stands there. */
export const plansPrefix = 'plans-';
