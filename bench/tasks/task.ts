import type { FindRecords } from './demo-data.ts';
import type { User } from './user.ts';

/** A task of every day. It begins at the dashboard and ends when its result can be seen. */
export interface Task {
  readonly name: string;
  /** True if it begins where the task before has ended. */
  readonly follows?: true;
  run(user: User, find: FindRecords): Promise<void>;
}
