import { instant } from '#fields/instant/instant.ts';

/** The times of an error that pages have reported, as the page about the service shows them. */
export const reportedTimes = {
  firstAt: instant({}),
  lastAt: instant({}),
};
