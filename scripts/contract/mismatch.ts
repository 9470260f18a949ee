import type { Difference } from './differences.ts';

/** A difference from the declaration. */
export type Mismatch = Omit<Difference, 'path'> & {
  /** True if the screens work with it. */
  readonly isTolerated: boolean;
};

/** Creates a difference that the screens do not work with. */
export const mismatch = (
  type: Mismatch['type'],
  field: string,
  declared: string,
  found: string,
): Mismatch => ({ type, field, declared, found, isTolerated: false });
