/** The number of characters of a new password. */
export const shortestPassword = 12;
export const longestPassword = 128;
