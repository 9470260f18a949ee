/** The measurements of one visit of a screen (Web Vitals). What was not measured is missing. */
export interface Visit {
  readonly screen: string;
  /** Milliseconds until the largest content was shown, on the first screen of a page only. */
  readonly lcp?: number;
  /** The milliseconds of the slowest interaction. */
  readonly inp?: number;
  /** How much the content moved, in the worst five seconds. */
  readonly cls?: number;
}

interface OpenVisit {
  readonly screen: string;
  readonly since: number;
  lcp?: number;
  inp?: number;
  cls: number;
  /** The shifts that follow each other: their sum, and the times of the first and the last one. */
  shifts?: { sum: number; readonly first: number; last: number };
}

/** Collects the measurements of the visits of one page. Times are milliseconds since the page began to load. */
export interface Visits {
  enter(screen: string, time: number): void;
  paint(time: number): void;
  interact(time: number, duration: number): void;
  shift(time: number, value: number): void;
  /** Returns the visits so far, and begins another one of the present screen. */
  take(time: number): readonly Visit[];
}

/** Shifts belong together if less than a second is between them, and at most for five seconds. */
const [gap, longest] = [1000, 5000];

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

/** Begins to collect, on the first screen of a page. `measuresShifts`: the browser tells when content moves. */
export function createVisits(first: string, measuresShifts: boolean): Visits {
  let visits: OpenVisit[] = [{ screen: first, since: 0, cls: 0 }];
  let isFirst = true;
  const at = (time: number) => visits.findLast(({ since }) => since <= time);
  const current = () => visits.at(-1)?.screen ?? first;

  return {
    enter(screen, time) {
      visits.push({ screen, since: time, cls: 0 });
    },
    paint(time) {
      const visit = visits[0];
      if (isFirst && visit !== undefined) visit.lcp = time;
    },
    interact(time, duration) {
      const visit = at(time);
      if (visit !== undefined) visit.inp = Math.max(visit.inp ?? 0, duration);
    },
    shift(time, value) {
      const visit = at(time);
      if (visit === undefined) return;
      const { shifts } = visit;
      const goesOn = shifts !== undefined && time - shifts.last < gap && time - shifts.first < longest;
      visit.shifts = goesOn
        ? { ...shifts, sum: shifts.sum + value, last: time }
        : { sum: value, first: time, last: time };
      visit.cls = Math.max(visit.cls, visit.shifts.sum);
    },
    take(time) {
      const taken = visits.map(({ screen, lcp, inp, cls }) => ({
        screen,
        ...(lcp !== undefined && { lcp: rounded(lcp, 0) }),
        ...(inp !== undefined && { inp: rounded(inp, 0) }),
        ...(measuresShifts && { cls: rounded(cls, 4) }),
      }));
      visits = [{ screen: current(), since: time, cls: 0 }];
      isFirst = false;
      return taken;
    },
  };
}
