import { useSyncExternalStore } from 'react';
import { applyTheme, darkPreference, readTheme, type Theme, themeKey } from './theme-choice.ts';

const listeners = new Set<() => void>();

function changed() {
  applyTheme();
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

/** Returns the chosen theme and a function that chooses another. The choice is stored if the browser allows it. */
export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(subscribe, readTheme);
  const choose = (next: Theme) => {
    try {
      localStorage.setItem(themeKey, next);
    } catch {
      // Without storage the choice is not kept.
    }
    changed();
  };
  return [theme, choose];
}
