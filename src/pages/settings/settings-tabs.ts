import { type LazyScreen, lazyScreen } from '#lib/code/lazy-screen.ts';
import type { SettingsTab } from './tab-names.ts';

type NoProps = Record<never, never>;

/** The content of each tab. Its code loads when the tab is first chosen. */
export const settingsTabs: Readonly<Record<SettingsTab, LazyScreen<NoProps>>> = {
  password: lazyScreen(() => import('./password-card.tsx'), 'PasswordCard'),
  plans: lazyScreen(() => import('./plans-section.tsx'), 'PlansSection'),
  'prices-config': lazyScreen(() => import('./prices-card.tsx'), 'PricesCard'),
  security: lazyScreen(() => import('./security/security-section.tsx'), 'SecuritySection'),
};
