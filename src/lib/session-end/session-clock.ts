/** A clock for the time that has passed on a page, in milliseconds. */
export interface SessionClock {
  /** Goes on while the computer sleeps, and never goes back. */
  now(): number;
  /**
   * By how much the time of the computer is ahead of the time that the page has counted itself: the clock was set, or the
   * computer slept.
   */
  ahead(): number;
}

/** Starts a clock. */
export function startSessionClock(): SessionClock {
  const [date, steady] = [Date.now(), performance.now()];
  const counted = () => performance.now() - steady;
  const now = () => Math.max(Date.now() - date, counted());
  return { now, ahead: () => now() - counted() };
}
