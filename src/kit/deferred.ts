import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';

/** A part whose code is fetched on intent. It is never suspended on: what shows it stays mounted meanwhile. */
export interface Deferred<Props> {
  /** Starts the download; on a failure the next intent tries again. */
  preload: () => void;
  current: () => ComponentType<Props> | null;
  subscribe: (listener: () => void) => () => void;
}

/** Keeps the heavy half of a room out of the first paint. */
export function deferred<Props>(load: () => Promise<ComponentType<Props>>): Deferred<Props> {
  let part: ComponentType<Props> | null = null;
  let loading = false;
  const listeners = new Set<() => void>();

  return {
    preload() {
      if (part !== null || loading) return;
      loading = true;
      load()
        .then((loaded) => {
          part = loaded;
          for (const listener of listeners) listener();
        })
        .catch((error: unknown) => reportError(error))
        .finally(() => {
          loading = false;
        });
    },
    current: () => part,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Longer than any exit animation. An end counted by the clock comes even where the animation's own was missed. */
const exitTime = 400;

/** The part, from the first opening until its exit is over; null while it is not wanted or still on its way. */
export function useDeferred<Props>(part: Deferred<Props>, open: boolean): ComponentType<Props> | null {
  const Part = useSyncExternalStore(part.subscribe, part.current);
  const [alive, setAlive] = useState(open);
  if (open && !alive) setAlive(true);

  useEffect(() => {
    if (open) {
      part.preload();
      return;
    }
    const timer = setTimeout(setAlive, exitTime, false);
    return () => clearTimeout(timer);
  }, [open, part]);

  return alive ? Part : null;
}
