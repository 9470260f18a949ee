import type { Log } from './log.ts';

/** Runs tasks that no response waits for, so that the duration of a response tells the caller nothing about them. */
export interface Background {
  /** Begins a task and does not wait for it. Its failure is logged. */
  run(name: string, task: () => Promise<void>): void;
  /** Waits for the end of all tasks. */
  settled(): Promise<void>;
}

/** Creates the runner of the tasks of one server. */
export function createBackground(log: Log): Background {
  const tasks = new Set<Promise<void>>();
  return {
    run: (name, task) => {
      const running = task()
        .catch((error) => log.error(`${name} failed`, error))
        .finally(() => tasks.delete(running));
      tasks.add(running);
    },
    settled: async () => {
      while (tasks.size > 0) await Promise.all(tasks);
    },
  };
}
