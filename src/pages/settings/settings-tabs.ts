import { type AsyncRouteComponent, lazyRouteComponent } from '@tanstack/react-router';
import type { SettingsTab } from './tab-names.ts';

type NoProps = Record<never, never>;

/** The content of each tab. Its code loads when the tab is first chosen. */
export const settingsTabs: Readonly<Record<SettingsTab, AsyncRouteComponent<NoProps>>> = {
  password: lazyRouteComponent(() => import('./password-card.tsx'), 'PasswordCard'),
  plans: lazyRouteComponent(() => import('./plans-section.tsx'), 'PlansSection'),
  'prices-config': lazyRouteComponent(() => import('./prices-card.tsx'), 'PricesCard'),
};
