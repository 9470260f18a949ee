/** The number of characters of a new password (product rule). */
export const shortestPassword = 12;
/** The same for an account with a second factor (product rule). */
export const shortestWithFactor = 8;
export const longestPassword = 128;

/** Returns the number of characters that a new password of an account needs. */
export const shortestFor = (hasFactor: boolean): number =>
  hasFactor ? shortestWithFactor : shortestPassword;
