/** Decides when a list is read again, to find out whether there is something newer. */
export interface NewsCheck {
  /** Reads as soon as it makes sense. */
  request(): void;
  /** Reads now if a read was delayed because nobody looked at the page. */
  resume(): void;
  stop(): void;
}

interface NewsCheckOptions {
  /** Returns true while somebody looks at the page. */
  isWatched(): boolean;
  read(): Promise<unknown>;
  /** The shortest time between two reads, in milliseconds. */
  pause: number;
}

/**
 * Creates the check of one list. Many changes in a short time lead to one read. While nobody looks at the page, it
 * waits: a read counts as use of the session, which must end when it is not used.
 */
export function createNewsCheck({ isWatched, read, pause }: NewsCheckOptions): NewsCheck {
  let isDue = false;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function resume() {
    if (!isDue || isStopped || timer !== undefined || !isWatched()) return;
    isDue = false;
    // A placeholder: no second read begins during this one.
    timer = setTimeout(() => undefined, 0);
    void read()
      .catch(() => undefined)
      .then(() => {
        timer = setTimeout(() => {
          timer = undefined;
          resume();
        }, pause);
        if (isStopped) clearTimeout(timer);
      });
  }

  return {
    request() {
      isDue = true;
      resume();
    },
    resume,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
