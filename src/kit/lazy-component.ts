import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';

/** A component whose code loads on demand. It never suspends: the page stays mounted. */
export interface LazyComponent<Props> {
  /** Starts loading. After an error the next call tries again. */
  preload: () => void;
  /** Starts loading, because the component is to be shown now. Returns the function to call when it no longer is. */
  request: () => () => void;
  current: () => ComponentType<Props> | null;
  subscribe: (listener: () => void) => () => void;
}

/**
 * A function for each component that is to be shown but whose code could not be loaded: it loads the code again. The window
 * gets an event `missingcode` after each change of the set.
 */
export const missingCode = new Set<() => void>();

/** Creates a component whose code is not part of the first paint. */
export function lazyComponent<Props>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let part: ComponentType<Props> | null = null;
  let loading = false;
  let requests = 0;
  const listeners = new Set<() => void>();

  function preload() {
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
        reportMissing();
      });
  }

  function reportMissing() {
    missingCode[part === null && requests > 0 ? 'add' : 'delete'](preload);
    dispatchEvent(new Event('missingcode'));
  }

  return {
    preload,
    request() {
      requests += 1;
      preload();
      return () => {
        requests -= 1;
        if (missingCode.size > 0) reportMissing();
      };
    },
    current: () => part,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Returns the handlers of an element that load code on intent: when the pointer or the focus reaches the element. */
export const onIntent = (load: () => void) => ({ onPointerEnter: load, onFocus: load });

/** Milliseconds, longer than any exit animation. A timer ends even if the `animationend` event was missed. */
const exitTime = 400;

/** Returns the component from the first opening until its exit animation is over; null before, and during loading. */
export function useLazyComponent<Props>(
  part: LazyComponent<Props>,
  open: boolean,
): ComponentType<Props> | null {
  const Part = useSyncExternalStore(part.subscribe, part.current);
  const [alive, setAlive] = useState(open);
  if (open && !alive) setAlive(true);

  useEffect(() => {
    if (open) return part.request();
    const timer = setTimeout(setAlive, exitTime, false);
    return () => clearTimeout(timer);
  }, [open, part]);

  return alive ? Part : null;
}
