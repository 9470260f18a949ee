/** The themes that a user can choose. */
export const themes = ['light', 'dark', 'system'] as const;

/** A chosen theme; `system` is the theme of the operating system. */
export type Theme = (typeof themes)[number];

/** The densities that a user can choose. */
export const densities = ['comfortable', 'compact'] as const;

/** A chosen density: the space between lines. */
export type Density = (typeof densities)[number];

/** The keys of the choices in the browser's storage. */
export const choiceKeys = { theme: 'theme', density: 'density' } as const;

/** Returns the media query that matches if the operating system has a dark theme. */
export const darkPreference = () => window.matchMedia('(prefers-color-scheme: dark)');

/** Returns the stored value that is one of the known ones; undefined too if the storage cannot be read. */
function readChoice<Value extends string>(key: string, known: readonly Value[]): Value | undefined {
  try {
    const stored = localStorage.getItem(key);
    return known.find((value) => value === stored);
  } catch {
    return undefined;
  }
}

/** Returns the stored theme. Default: `system`. */
export const readTheme = (): Theme => readChoice(choiceKeys.theme, themes) ?? 'system';

/** Returns the stored density. Default: `comfortable`. */
export const readDensity = (): Density => readChoice(choiceKeys.density, densities) ?? 'comfortable';

/** Shows the chosen theme and density. */
export function applyAppearance() {
  const theme = readTheme();
  const dark = theme === 'dark' || (theme === 'system' && darkPreference().matches);
  const { dataset } = document.documentElement;
  dataset['theme'] = dark ? 'dark' : 'light';
  dataset['density'] = readDensity();
}
