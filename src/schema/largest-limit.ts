/** The largest number of rows of a page: the `limit` of a list's call. */
export const largestLimit = 100;
