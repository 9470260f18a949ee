import { storedText, storeText } from '#lib/storage/stored-text.ts';
import type { RecordId } from '#schema/resource.ts';

/** The key of the density that was chosen before each user had one. */
export const formerDensityKey = 'density';

/** The key of the densities that the boot script shows: those of the signed-in user. */
const shownDensityKey = 'shownDensity';

/**
 * Returns the key of the densities of a user in the browser's storage: the one for every page, or nothing, then those of
 * lists, as in `compact /courses:comfortable`.
 */
export const densityKey = (owner: RecordId | undefined) => `density:${owner}`;

/**
 * Shows the density that the signed-in user has chosen for a list, by its path, else the one for every page. Default:
 * `comfortable`. Without a path, it is the list that the address names, if it names one.
 */
export function applyDensity(list = location.pathname): void {
  const kept = storedText(shownDensityKey) ?? storedText(formerDensityKey) ?? '';
  const [density] = (kept.split(` ${list}:`)[1] ?? kept).split(' ');
  document.documentElement.dataset['density'] = density || 'comfortable';
}

/**
 * Shows the density that a user has chosen in this browser, and lets the boot script of the next page show it, too. Without
 * a user it is the default one: what one person has chosen is not left to the next.
 */
export function showDensity(owner?: RecordId): void {
  storeText(shownDensityKey, storedText(densityKey(owner)) ?? storedText(formerDensityKey));
  applyDensity();
}
