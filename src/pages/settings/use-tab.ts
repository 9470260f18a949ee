import { useTabParam } from '#runtime/address/use-tab-param.ts';
import { type SettingsTab, tabNames } from './tab-names.ts';

/** Returns the tab of the settings that the URL names. */
export const useTab = (): SettingsTab => useTabParam(tabNames, 'password');
