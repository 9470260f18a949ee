/** The timers of one length, held still until they are let strike; those of other lengths go on. */
export interface HeldClock {
  /** How many would strike. */
  waiting(): number;
  /** The time is over. */
  strike(): void;
  /** Gives the page its own clock back. */
  release(): void;
}

/** Holds the timers of a length, so that a busy machine decides nothing. */
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
