import type { ReactNode } from 'react';
import { createObservable } from '#lib/session/observable.ts';

/** What an entry of the navigation shows while records wait behind it. */
export interface EntryCount {
  /** Its name with the number. */
  readonly name: string;
  /** The number, at the end of the entry. */
  readonly mark: ReactNode;
}

/** The counts by the paths of their entries. Code that loads when the page is idle sets them. */
export const entryCounts = createObservable<Readonly<Record<string, EntryCount | undefined>>>({});
