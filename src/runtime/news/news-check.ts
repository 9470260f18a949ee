/** When a list asks whether there is something newer. */
export interface NewsCheck {
  /** Asks as soon as it makes sense. */
  request(): void;
  /** Asks now if that was put off: somebody is there. */
  resume(): void;
  stop(): void;
}

interface NewsCheckOptions {
  /** Returns true while somebody looks at the page. */
  isWatched(): boolean;
  ask(): Promise<void>;
  /** The shortest time between two questions, in milliseconds. */
  pause: number;
}

/**
 * Creates the check of one list. Many changes in a short time are one question. While nobody looks at the page, it waits: a
 * question is a use of the session, which must end by itself.
 */
export function createNewsCheck({ isWatched, ask, pause }: NewsCheckOptions): NewsCheck {
  let isDue = false;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function resume() {
    if (!isDue || isStopped || timer !== undefined || !isWatched()) return;
    isDue = false;
    // A placeholder: no second question begins during this one.
    timer = setTimeout(() => undefined, 0);
    void ask()
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
