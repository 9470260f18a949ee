import { storedText } from '#lib/storage/stored-text.ts';
import { type Density, densities } from '#schema/densities.ts';
import { formerDensityKey, shownDensityKey, themeKey } from './choice-keys.ts';

/** The themes that a user can choose. */
export const themes = ['light', 'dark', 'system'] as const;

/** A chosen theme; `system` is the theme of the operating system. */
export type Theme = (typeof themes)[number];

/** Returns the media query that matches if the operating system has a dark theme. */
export const darkPreference = () => window.matchMedia('(prefers-color-scheme: dark)');

/** Returns the stored value that is one of the known ones; undefined too if the storage cannot be read. */
function readChoice<Value extends string>(key: string, known: readonly Value[]): Value | undefined {
  const stored = storedText(key);
  return known.find((value) => value === stored);
}

/** Returns the stored theme. Default: `system`. */
export const readTheme = (): Theme => readChoice(themeKey, themes) ?? 'system';

/** Returns the stored density of the signed-in user. Default: `comfortable`. */
export const readDensity = (): Density =>
  readChoice(shownDensityKey, densities) ?? readChoice(formerDensityKey, densities) ?? 'comfortable';

/** Shows the chosen theme and density. */
export function applyAppearance() {
  const theme = readTheme();
  const dark = theme === 'dark' || (theme === 'system' && darkPreference().matches);
  const { dataset } = document.documentElement;
  dataset['theme'] = dark ? 'dark' : 'light';
  dataset['density'] = readDensity();
}
