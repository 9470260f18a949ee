/** The value of `view` in the address of a list that shows none of its views, although one is the default. */
export const noView = 'all';
