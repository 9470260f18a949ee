import { storedText, storeText } from '#lib/storage/stored-text.ts';
import type { RecordId } from '#schema/resource.ts';
import { formerDensityKey, shownDensityKey } from './choice-keys.ts';

/** Returns the key of the density of a user in the browser's storage. */
export const densityKey = (owner: RecordId | undefined) => `density:${owner}`;

/**
 * Shows the density that a user has chosen in this browser, and lets the boot script of the next page show it, too. Without
 * a user it is the default one: what one person has chosen is not left to the next.
 */
export function showDensity(owner?: RecordId): void {
  const density = storedText(densityKey(owner)) ?? storedText(formerDensityKey);
  storeText(shownDensityKey, density);
  document.documentElement.dataset['density'] = density ?? 'comfortable';
}
