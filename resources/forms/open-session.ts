import { instant } from '#fields/instant/instant.ts';

/** The times of an open session or a second factor, as the settings show them. */
export const openSession = {
  createdAt: instant({}),
  lastUsedAt: instant({}),
};
