import { useSyncExternalStore } from 'react';

/** What a person may choose. */
export const themes = ['light', 'dark', 'system'] as const;

/** A chosen theme; `system` follows the machine's. */
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
    // Another tab chose, or the machine went dark for the evening.
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

/** The chosen theme and the way to choose another; it is remembered where the browser allows it. */
export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(subscribe, readTheme);
  const choose = (next: Theme) => {
    try {
      localStorage.setItem(storageKey, next);
    } catch {
      // Without storage there is nothing to remember it by.
    }
    changed();
  };
  return [theme, choose];
}
