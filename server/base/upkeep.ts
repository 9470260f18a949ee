import type { Background } from './background.ts';

/** Tasks that come again and again while a process runs, so that none is left undone after an error or a process that ended. */
export interface Upkeep extends Pick<Background, 'run'> {
  /** Begins no task any more. */
  stop(): void;
}

/** Creates the upkeep of a process: it begins a task at once, and again after a pause, however it ended. */
export function createUpkeep(background: Background, pauseMs = 60_000): Upkeep {
  let isStopped = false;
  return {
    run: (name, task) => {
      const begin = () => {
        if (!isStopped) background.run(name, () => task().finally(beginLater));
      };
      const beginLater = () => setTimeout(begin, pauseMs).unref();
      begin();
    },
    stop: () => {
      isStopped = true;
    },
  };
}
