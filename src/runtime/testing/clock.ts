/** Timers of one delay that run only on demand. Timers of other delays are not affected. */
export interface HeldClock {
  /** Returns the number of waiting timers. */
  waiting(): number;
  /** Runs the waiting timers. */
  strike(): void;
  /** Restores the timers of the page. */
  release(): void;
}

/** Stops the timers of a delay, so that the speed of the machine does not matter. */
export function holdTimers(length: number): HeldClock {
  const { setTimeout: start, clearTimeout: clear } = globalThis;
  const held = new Map<unknown, () => void>();
  globalThis.setTimeout = Object.assign(
    (run: (...given: unknown[]) => void, time?: number, ...rest: unknown[]) => {
      if (time !== length) return start(run, time, ...rest);
      const id = start(() => undefined, 0);
      held.set(id, () => run(...rest));
      return id;
    },
    start,
  );
  globalThis.clearTimeout = (id) => {
    held.delete(id);
    clear(id);
  };
  return {
    waiting: () => held.size,
    strike() {
      const due = [...held.values()];
      held.clear();
      for (const run of due) run();
    },
    release() {
      globalThis.setTimeout = start;
      globalThis.clearTimeout = clear;
    },
  };
}
