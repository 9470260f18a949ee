import { useEffect, useSyncExternalStore } from 'react';
import {
  applyAppearance,
  choiceKeys,
  type Density,
  darkPreference,
  readDensity,
  readTheme,
  type Theme,
} from './theme-choice.ts';

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

function choose(key: string, value: string) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Without storage the choice is not kept.
  }
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
  return [useSyncExternalStore(subscribe, readTheme), (theme) => choose(choiceKeys.theme, theme)];
}

/** Returns the chosen density and a function that chooses the other. The choice is stored if the browser allows it. */
export function useDensity(): readonly [Density, (density: Density) => void] {
  return [useSyncExternalStore(subscribe, readDensity), (density) => choose(choiceKeys.density, density)];
}
