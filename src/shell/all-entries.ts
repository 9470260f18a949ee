import { resourceEntries } from '#runtime/links/resource-entries.ts';
import { entryLists, type NavigationEntry, shownEntries } from './navigation.ts';

/** The entries of all pages. */
export const allEntries: readonly NavigationEntry[] = [...entryLists(resourceEntries).values()].flat();

/** Makes the navigation show the entries that the first paint does not have, if there are any. */
export function showAllEntries(): void {
  if (resourceEntries.length > shownEntries.get().resources.length)
    shownEntries.set({ resources: resourceEntries });
}
