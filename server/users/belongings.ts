import type { Background } from '#server/base/background.ts';
import type { MessageName } from '#server/base/messages.ts';
import type { JournalEntry } from '#server/calls/journal.ts';
import type { Database, DatabaseTransaction } from '#server/database/tables.ts';

/** The deletion of a user: whose, by whom, and when. */
export interface Deletion {
  readonly id: string;
  readonly callerId: string;
  readonly now: Date;
}

/** What a part of the service holds of a user, and what happens to it when the user is deleted. */
export interface Belongings {
  /** Locks the rows that may prevent the deletion, so that none of them begins to matter at the same time. */
  lock?(trx: DatabaseTransaction, userId: string): Promise<void>;
  /** Returns the message about what the user still has to settle; undefined if there is nothing. */
  unsettled?(db: Database, userId: string): Promise<MessageName | undefined>;
  /** Counts what the deletion is about, by the names of the resource's consequences. */
  count(db: Database, userId: string): Promise<Readonly<Record<string, number>>>;
  /** Returns the ids of the pictures that go with the user. */
  files?(db: Database, userId: string): Promise<readonly string[]>;
  /** Deletes what goes with the user, and ends what cannot go on. Returns the entries of the journal about it. */
  remove?(trx: DatabaseTransaction, deletion: Deletion): Promise<readonly JournalEntry[]>;
  /** Does what takes longer than a request may, after the deletion, and what an error or a process that ended has left of it. */
  finish?(db: Database): Promise<void>;
}

/** Begins what is left to do of deletions. No response waits for it. */
export function finishDeletions(
  background: Pick<Background, 'run'>,
  db: Database,
  belongings: readonly Belongings[],
): void {
  for (const { finish } of belongings)
    if (finish) background.run('finishing the deletion of a user', () => finish(db));
}
