/** The key of the records that were opened last, in the browser's storage. */
export const recentKey = 'recent';
