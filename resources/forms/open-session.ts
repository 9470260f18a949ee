import { instant } from '#fields/instant/instant.ts';

/** The times of an open session, as the settings show them. */
export const openSession = {
  createdAt: instant({}),
  lastUsedAt: instant({}),
};
