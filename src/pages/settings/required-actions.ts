import type { RequiredAction } from '#resources/calls/required-actions.ts';
import type { SettingsTab } from './tab-names.ts';

/** The tab of the settings in which each required action is done. */
const tabs: Readonly<Record<RequiredAction, SettingsTab>> = {
  changePassword: 'password',
  addFactor: 'security',
};

const isKnown = (name: string | undefined): name is RequiredAction =>
  name !== undefined && Object.hasOwn(tabs, name);

/** Returns the action that the service requires of a user, and its tab; undefined if there is none that is known here. */
export const requiredActionOf = (name: string | undefined) =>
  isKnown(name) ? { name, tab: tabs[name] } : undefined;
