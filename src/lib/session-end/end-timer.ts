/** A session whose end is near. */
export interface Ending {
  /** The minutes that are left, rounded up; 0 once the session has ended. */
  readonly minutes: number;
  /** False if the session ends soon even if it is used. */
  readonly canExtend: boolean;
}

/** How long a session lasts, in milliseconds. */
export interface Lengths {
  /** The time until its end, even if it is used. */
  readonly absolute: number;
  /** The time after each use until its end. */
  readonly idle: number;
}

interface EndTimerOptions {
  readonly lengths: Lengths;
  /** Returns the time in milliseconds by a clock that never goes back. */
  readonly now: () => number;
  /** Runs at each change; gets undefined while the end is not near. */
  readonly onChange: (ending: Ending | undefined) => void;
}

/** The timer of a session. */
export interface EndTimer {
  /** Records a use of the session, which starts its idle time again. */
  recordUse(): void;
  /** Checks the time at once: on a page that was asleep, the timer is late. */
  check(): void;
  stop(): void;
}

const minute = 60_000;

/** The time before the end at which the page asks, in milliseconds (product rule). */
const warningTime = 2 * minute;

/**
 * Starts a timer that reports when a session is about to end. It uses durations only, since the clocks of the server and of
 * this computer may differ.
 */
export function startEndTimer({ lengths, now, onChange }: EndTimerOptions): EndTimer {
  let lastUse = now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const absolute = lastUse + lengths.absolute;

  function check() {
    clearTimeout(timer);
    const left = Math.min(absolute, lastUse + lengths.idle) - now();
    if (left > warningTime) {
      onChange(undefined);
      timer = setTimeout(check, left - warningTime);
      return;
    }
    onChange({
      minutes: Math.max(0, Math.ceil(left / minute)),
      canExtend: absolute - now() > warningTime,
    });
    if (left > 0) timer = setTimeout(check, left % minute || minute);
  }

  check();
  return {
    recordUse() {
      lastUse = now();
      check();
    },
    check,
    stop: () => clearTimeout(timer),
  };
}
