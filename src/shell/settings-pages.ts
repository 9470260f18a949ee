import {
  Activity,
  BadgeEuro,
  CreditCard,
  type IconNode,
  KeyRound,
  ShieldCheck,
  SlidersHorizontal,
} from 'lucide';
import { findText, t } from '#lib/i18n/i18n.ts';
import { serviceState, settings } from '#pages/page-paths.ts';
import type { Choice } from '#runtime/palette/palette-entries.ts';
import type { Messages } from '#schema/messages.ts';

/** The icons of the tabs of the settings, by their name in the URL. */
const icons: Readonly<Record<keyof Messages['pages']['settings']['tabs'], IconNode>> = {
  password: KeyRound,
  plans: CreditCard,
  'prices-config': BadgeEuro,
  preferences: SlidersHorizontal,
  security: ShieldCheck,
};

/** Returns the tabs of the settings, and the page about the service, for the palette. */
export function settingsPages(): Choice[] {
  const description = t('pages.settings.title');
  const tabs = Object.entries(icons).map(([tab, icon]) => {
    const href = `${settings}?tab=${tab}`;
    const label = findText(`pages.settings.tabs.${tab}`) ?? tab;
    return { id: href, label, description, icon, href };
  });
  const label = t('pages.serviceState.title');
  return [...tabs, { id: serviceState, label, description, icon: Activity, href: serviceState }];
}
