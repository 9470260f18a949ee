import { useEffect, useSyncExternalStore } from 'react';
import { session } from '#lib/session/session.ts';
import { storeText } from '#lib/storage/stored-text.ts';
import type { Density } from '#schema/densities.ts';
import type { RecordId } from '#schema/resource.ts';
import { themeKey } from './choice-keys.ts';
import { densityKey, showDensity } from './own-density.ts';
import { applyAppearance, darkPreference, readDensity, readTheme, type Theme } from './theme-choice.ts';

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

/** The event of the window after a user has chosen a density in this tab. */
export const densityChosen = 'densitychosen';

/** Keeps the density of the signed-in user, or forgets it, and shows it. */
export function keepDensity(owner: RecordId, density: string | null): void {
  storeText(densityKey(owner), density);
  showDensity(owner);
  changed();
}

function chooseDensity(density: Density): void {
  const owner = session.state().user?.id;
  if (owner === undefined) return;
  keepDensity(owner, density);
  dispatchEvent(new Event(densityChosen));
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

/** Returns the chosen density and a function that chooses the other. The choice is stored if the browser allows it. */
export function useDensity(): readonly [Density, (density: Density) => void] {
  return [useSyncExternalStore(subscribe, readDensity), chooseDensity];
}
