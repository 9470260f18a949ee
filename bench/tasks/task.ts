import type { DemoData } from './demo-data.ts';
import type { Hand } from './hand.ts';

/** A task of every day. It begins at the dashboard and ends when its result can be seen. */
export interface Task {
  readonly name: string;
  /** True if it begins where the task before has ended. */
  readonly follows?: true;
  run(hand: Hand, data: DemoData): Promise<void>;
}
