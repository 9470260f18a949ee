import { useEffect, useSyncExternalStore } from 'react';
import { storeText } from '#lib/storage/stored-text.ts';
import { themeKey } from './choice-keys.ts';
import { applyAppearance, darkPreference, readTheme, type Theme } from './theme-choice.ts';

const listeners = new Set<() => void>();

function changed() {
  applyAppearance();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    // Another tab may choose, and the operating system may change its theme.
    window.addEventListener('storage', changed);
    darkPreference().addEventListener('change', changed);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', changed);
    darkPreference().removeEventListener('change', changed);
  };
}

function chooseTheme(theme: Theme): void {
  storeText(themeKey, theme);
  changed();
}

/** Follows what another tab chooses and the theme of the operating system, as long as the component is shown. */
export function useAppearance(): void {
  useEffect(() => {
    // It may have changed before this code was loaded.
    applyAppearance();
    return subscribe(() => undefined);
  }, []);
}

/** Returns the chosen theme and a function that chooses another. The choice is stored if the browser allows it. */
export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, readTheme), chooseTheme];
}
