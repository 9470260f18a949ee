/** A session whose end is near. */
export interface Ending {
  /** Full or begun minutes that are left; 0 once it has ended. */
  readonly minutes: number;
  /** False if the session ends whatever is done. */
  readonly mayStay: boolean;
}

/** How long a session lasts, in milliseconds. */
export interface Lengths {
  /** From now on, whatever is done. */
  readonly absolute: number;
  /** After each use. */
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
  /** Notes a use: the session has its whole idle time again. */
  use(): void;
  /** Looks at the time: the timers of a page that sleeps are late. */
  check(): void;
  stop(): void;
}

const minute = 60_000;

/** The time before the end at which the page asks, in milliseconds (product rule). */
const warningTime = 2 * minute;

/** Starts a timer that tells when a session is about to end. Its clock is its own: only durations of the server count. */
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
      mayStay: absolute - now() > warningTime,
    });
    if (left > 0) timer = setTimeout(check, left % minute || minute);
  }

  check();
  return {
    use() {
      lastUse = now();
      check();
    },
    check,
    stop: () => clearTimeout(timer),
  };
}
