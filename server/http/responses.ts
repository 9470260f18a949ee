/** One record or one fact, in the contract's envelope. */
export const data = <T>(value: T): { data: T } => ({ data: value });

/** A message without data, in the contract's envelope. */
export const messageOnly = (message: string): { data: null; message: string } => ({ data: null, message });

/** A page of a list, in the contract's envelope. */
export const page = <T>(
  items: readonly T[],
  total: number,
): { data: { items: readonly T[]; total: number } } => ({
  data: { items, total },
});
