/** The part of the browser's locks that is in use. */
type Locks = Pick<LockManager, 'request'>;

/** The drafts that are open in a form, of all tabs of this browser. Each tab has a lock on those that it has opened. */
export interface OpenSlots {
  /**
   * Opens a draft by its key. `onOpened` runs once no other tab has it open: at once, soon if a tab is closing, or never.
   * Returns the function that closes it. Without locks, which a browser has only over HTTPS, every draft can be opened.
   */
  open(key: string, onOpened?: () => void): () => void;
}

/** Milliseconds in which the page before a reload gives up its locks. */
const patience = 3_000;

/** Creates the drafts that are open. `locksOf` returns the locks of the browser; undefined if it has none. */
export function createOpenSlots(locksOf: () => Locks | undefined, wait = patience): OpenSlots {
  return {
    open(key, onOpened = () => undefined) {
      const locks = locksOf();
      if (locks === undefined) {
        onOpened();
        return () => undefined;
      }
      const closing = Promise.withResolvers<void>();
      const waiting = new AbortController();
      const timer = setTimeout(() => waiting.abort(), wait);
      const close = () => {
        clearTimeout(timer);
        waiting.abort();
        closing.resolve();
      };
      const hold = () => {
        clearTimeout(timer);
        onOpened();
        return closing.promise;
      };
      // Another tab keeps it, or it was closed before.
      locks.request(key, { signal: waiting.signal }, hold).catch(() => undefined);
      return close;
    },
  };
}

/** The drafts that are open in this browser. */
export const openSlots = createOpenSlots(() => ('locks' in navigator ? navigator.locks : undefined));
