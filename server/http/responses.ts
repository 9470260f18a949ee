/** One record or one fact, in the contract's envelope. */
export const data = <T>(value: T): { data: T } => ({ data: value });

/** A message without data, in the contract's envelope. */
export const messageOnly = (message: string): { data: null; message: string } => ({ data: null, message });
