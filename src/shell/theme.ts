import { useSyncExternalStore } from 'react';

/** The themes that a user can choose. */
export const themes = ['light', 'dark', 'system'] as const;

/** A chosen theme; `system` is the theme of the operating system. */
export type Theme = (typeof themes)[number];

const storageKey = 'theme';
const system = () => window.matchMedia('(prefers-color-scheme: dark)');

function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(storageKey);
    return themes.find((theme) => theme === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

function applyTheme() {
  const theme = readTheme();
  const dark = theme === 'dark' || (theme === 'system' && system().matches);
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
}

const listeners = new Set<() => void>();

function changed() {
  applyTheme();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    // Another tab may choose, and the operating system may change its theme.
    window.addEventListener('storage', changed);
    system().addEventListener('change', changed);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', changed);
    system().removeEventListener('change', changed);
  };
}

/** Returns the chosen theme and a function that chooses another. The choice is stored if the browser allows it. */
export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(subscribe, readTheme);
  const choose = (next: Theme) => {
    try {
      localStorage.setItem(storageKey, next);
    } catch {
      // Without storage the choice is not kept.
    }
    changed();
  };
  return [theme, choose];
}
