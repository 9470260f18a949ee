import type { Vital } from '#resources/rules/vitals.ts';

/** How often a measurement of a screen was in a group of values on a day. */
export interface PageVitalsTable {
  day: Date;
  screen: string;
  name: Vital;
  /** The number of the group (`resources/rules/vitals.ts`). */
  value_group: number;
  count: number;
}

/** The errors of pages by message and place. */
export interface PageErrorsTable {
  id: Uint8Array;
  screen: string;
  message: string;
  place: string;
  count: number;
  first_at: Date;
  last_at: Date;
}
