import { resourceEntries } from '#runtime/links/resource-entries.ts';
import { entryLists, type NavigationEntry, shownEntries } from './navigation.ts';

/** The entries of all pages. */
export const allEntries: readonly NavigationEntry[] = [...entryLists(resourceEntries).values()].flat();

/** Makes the navigation show all entries. */
export const showAllEntries = (): void => shownEntries.set({ resources: resourceEntries });
