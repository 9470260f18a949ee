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

/**
 * Returns the differences that are found twice: records may be added, changed or deleted between two responses. `isAgain` is
 * true for the second attempt, which must read everything anew.
 */
export async function confirmed(find: (isAgain: boolean) => Promise<Mismatch[]>): Promise<Mismatch[]> {
  const found = await find(false);
  const again = found.length === 0 ? [] : await find(true);
  return again.filter(({ type, field }) => found.some((one) => one.type === type && one.field === field));
}
