/** Timers of one delay that run only on demand. Timers of other delays are not affected. */
export interface PausedTimers {
  /** Returns the number of waiting timers. */
  waiting(): number;
  /** Runs the waiting timers. */
  runAll(): void;
  /** Restores the timers of the page. */
  release(): void;
}

/** Stops the timers of a delay, so that the speed of the machine does not matter. */
export function pauseTimers(delay: number): PausedTimers {
  const { setTimeout: start, clearTimeout: clear } = globalThis;
  const paused = new Map<unknown, () => void>();
  globalThis.setTimeout = Object.assign(
    (run: (...given: unknown[]) => void, time?: number, ...rest: unknown[]) => {
      if (time !== delay) return start(run, time, ...rest);
      const id = start(() => undefined, 0);
      paused.set(id, () => run(...rest));
      return id;
    },
    start,
  );
  globalThis.clearTimeout = (id) => {
    paused.delete(id);
    clear(id);
  };
  return {
    waiting: () => paused.size,
    runAll() {
      const due = [...paused.values()];
      paused.clear();
      for (const run of due) run();
    },
    release() {
      globalThis.setTimeout = start;
      globalThis.clearTimeout = clear;
    },
  };
}
