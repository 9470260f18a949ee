/** Returns the envelope of a response with data. */
export const data = <T>(value: T): { data: T } => ({ data: value });

/** Returns the envelope of a response that has a message only. */
export const messageOnly = (message: string): { data: null; message: string } => ({ data: null, message });
