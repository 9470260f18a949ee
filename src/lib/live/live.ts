import { createEmitter } from '#lib/session/observable.ts';

/** The name of the resource that has changed; undefined if any may have changed. */
export type Changed = string | undefined;

const changes = createEmitter<Changed>();

/** When each resource was last reported as changed, in milliseconds of this machine. */
const times = new Map<Changed, number>();

let isMissing = false;

/** The changes of the service, for the screens that show its data. */
export const live = {
  /** Reports a change to the screens of this tab, unless they know it. */
  tell(changed: Changed, at = Date.now()): void {
    if (at <= (times.get(changed) ?? 0)) return;
    times.set(changed, at);
    changes.emit(changed);
  },
  /** Calls the listener with each change. Returns the function that ends the subscription. */
  subscribe: changes.subscribe,
  /** Returns true if a resource was reported as changed at a time or after it. */
  hasChanged: (resource: string, since: number): boolean =>
    [resource, undefined].some((changed) => (times.get(changed) ?? -1) >= since),
  /** Returns the last change of each resource, with its time. */
  known: (): readonly (readonly [changed: Changed, at: number])[] => [...times],
  /** Returns true if the service cannot report changes: screens then read when the window gets the focus. */
  isMissing: () => isMissing,
  setMissing(missing: boolean): void {
    isMissing = missing;
  },
};
