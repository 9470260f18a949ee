/** The addresses that lists had when they were last shown, by their paths. The first paint has this, for the page of an error. */
export const listAddresses = new Map<string, string>();
