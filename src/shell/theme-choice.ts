import { applyDensity } from '#lib/density/shown-density.ts';
import { storedText } from '#lib/storage/stored-text.ts';
import { themeKey } from './choice-keys.ts';

/** The themes that a user can choose. */
export const themes = ['light', 'dark', 'system'] as const;

/** A chosen theme; `system` is the theme of the operating system. */
export type Theme = (typeof themes)[number];

/** Returns the media query that matches if the operating system has a dark theme. */
export const darkPreference = () => window.matchMedia('(prefers-color-scheme: dark)');

/** Returns the stored theme. Default: `system`, also if the storage cannot be read. */
export function readTheme(): Theme {
  const stored = storedText(themeKey);
  return themes.find((theme) => theme === stored) ?? 'system';
}

/** Shows the chosen theme and density. */
export function applyAppearance() {
  const theme = readTheme();
  const dark = theme === 'dark' || (theme === 'system' && darkPreference().matches);
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
  // The browser's own bar has the first of two colours that applies: that of the light theme, else that of the dark one.
  document.querySelector('[name=theme-color]')?.setAttribute('media', dark ? 'not all' : 'all');
  applyDensity();
}
