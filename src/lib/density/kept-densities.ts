import { session } from '#lib/session/session.ts';
import { storedText, storeText } from '#lib/storage/stored-text.ts';
import type { Density } from '#schema/densities.ts';
import type { RecordId } from '#schema/resource.ts';
import { applyDensity, densityKey, showDensity } from './shown-density.ts';

/** The name of the density for every page, beside the paths of lists. */
export const everyPage = '';

/** The event of the window after a change of the densities that are kept in this tab. */
export const densitiesChanged = 'densitieschanged';

/** Returns the densities that a user has chosen in this browser, by the path of a list or {@link everyPage}. */
export function keptDensities(owner: RecordId): Readonly<Record<string, string>> {
  const [ofEveryPage = '', ...ofLists] = storedText(densityKey(owner))?.split(' ') ?? [];
  const found = ofLists.map((word) => {
    const end = word.lastIndexOf(':');
    return [word.slice(0, Math.max(end, 0)), word.slice(end + 1)];
  });
  return Object.fromEntries(ofEveryPage === '' ? found : [[everyPage, ofEveryPage], ...found]);
}

/** Changes of densities, by the path of a list or {@link everyPage}; null forgets one. */
type DensityChanges = Readonly<Record<string, string | null>>;

/**
 * Keeps or forgets densities of the signed-in user, and shows what is then chosen for a list. By default it is the one that
 * the address names.
 */
export function keepDensities(owner: RecordId, changes: DensityChanges, list?: string): void {
  const { [everyPage]: ofEveryPage, ...ofLists } = { ...keptDensities(owner), ...changes };
  const words = Object.entries(ofLists).flatMap(([path, density]) =>
    density === null ? [] : [`${path}:${density}`],
  );
  storeText(densityKey(owner), [ofEveryPage ?? '', ...words].join(' ') || null);
  showDensity(owner);
  applyDensity(list);
  dispatchEvent(new Event(densitiesChanged));
}

const choose = (changes: (owner: RecordId) => DensityChanges, list?: string) => {
  const owner = session.state().user?.id;
  if (owner !== undefined) keepDensities(owner, changes(owner), list);
};

/** Keeps a density of its own for the list that is shown. */
export const chooseListDensity = (path: string, density: Density): void =>
  choose(() => ({ [path]: density }), path);

/**
 * Keeps a density for every page and every list without one of its own. The list that is shown takes it over, so that a
 * choice is never without effect.
 */
export const chooseDensity = (density: Density): void =>
  choose(() => ({ [location.pathname]: null, [everyPage]: density }));

/** Keeps a density for every page, and forgets those of single lists. */
export const chooseDensityForAll = (density: Density): void =>
  choose((owner) => ({
    ...Object.fromEntries(Object.keys(keptDensities(owner)).map((path) => [path, null])),
    [everyPage]: density,
  }));

/** Returns true if each page and list has this density. */
export function isDensityOfAll(density: Density): boolean {
  const owner = session.state().user?.id;
  const kept = owner === undefined ? {} : keptDensities(owner);
  return Object.values({ [everyPage]: 'comfortable', ...kept }).every((each) => each === density);
}
