import { useSyncExternalStore } from 'react';
import { type Density, densities } from '#schema/densities.ts';
import { densitiesChanged, isDensityOfAll } from './kept-densities.ts';

function subscribe(listener: () => void) {
  addEventListener(densitiesChanged, listener);
  // Another tab may choose.
  addEventListener('storage', listener);
  return () => {
    removeEventListener(densitiesChanged, listener);
    removeEventListener('storage', listener);
  };
}

/** Returns the density that is shown. */
export function readDensity(): Density {
  const { density: shown } = document.documentElement.dataset;
  return densities.find((density) => density === shown) ?? 'comfortable';
}

/** Returns the density that is shown. `kept-densities.ts` has the functions that choose another one. */
export const useDensity = (): Density => useSyncExternalStore(subscribe, readDensity);

/** Returns true if every page and list has the density that is shown. */
export const useIsDensityOfAll = (): boolean =>
  useSyncExternalStore(subscribe, () => isDensityOfAll(readDensity()));
