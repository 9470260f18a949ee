/** The upper bounds of the durations of recent requests, in seconds. */
export const recentBounds = [0.005, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.2, 0.5, 1, 2, 5, 10];

/** The minutes that are kept. */
export const recentMinutes = 15;

interface Minute {
  readonly minute: number;
  failed: number;
  /** The number of requests of each duration; the last one has no upper bound. */
  readonly counts: number[];
}

/** The requests of the last minutes. */
export interface RecentRequests {
  record(status: number, seconds: number): void;
  /** Returns the number of requests by the bound of their duration, and how many of all have failed. */
  read(): { readonly failed: number; readonly counts: readonly number[] };
}

/** Begins to count the requests of the last minutes. `now` returns milliseconds that never go back. */
export function createRecentRequests(now: () => number = () => performance.now()): RecentRequests {
  let minutes: Minute[] = [];
  const present = () => Math.floor(now() / 60_000);
  const empty = () => Array.from({ length: recentBounds.length + 1 }, () => 0);
  return {
    record(status, seconds) {
      const minute = present();
      let last = minutes.at(-1);
      if (last?.minute !== minute) {
        last = { minute, failed: 0, counts: empty() };
        minutes = [...minutes.filter((each) => each.minute > minute - recentMinutes), last];
      }
      const at = recentBounds.findIndex((bound) => seconds <= bound);
      const group = at < 0 ? recentBounds.length : at;
      last.counts[group] = (last.counts[group] ?? 0) + 1;
      if (status >= 500) last.failed += 1;
    },
    read() {
      const kept = minutes.filter(({ minute }) => minute > present() - recentMinutes);
      return {
        failed: kept.reduce((sum, { failed }) => sum + failed, 0),
        counts: empty().map((_, at) => kept.reduce((sum, { counts }) => sum + (counts[at] ?? 0), 0)),
      };
    },
  };
}
