/** The themes that a user can choose. */
export const themes = ['light', 'dark', 'system'] as const;

/** A chosen theme; `system` is the theme of the operating system. */
export type Theme = (typeof themes)[number];

/** The key of the choice in the browser's storage. */
export const themeKey = 'theme';
/** Returns the media query that matches if the operating system has a dark theme. */
export const darkPreference = () => window.matchMedia('(prefers-color-scheme: dark)');

/** Returns the stored choice. Default, also if the storage cannot be read: `system`. */
export function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(themeKey);
    return themes.find((theme) => theme === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

/** Shows the chosen theme. */
export function applyTheme() {
  const theme = readTheme();
  const dark = theme === 'dark' || (theme === 'system' && darkPreference().matches);
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
}
