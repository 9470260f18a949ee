import type { Resource, StoredRecord } from '#schema/resource.ts';
import type { DatabaseTransaction } from '#server/database/tables.ts';
import type { Caller, Services } from '#server/http/context.ts';

/** What a write did, for the journal. */
export interface JournalEntry {
  readonly action:
    | 'create'
    | 'update'
    | 'delete'
    | 'command'
    | 'sign_in'
    | 'sign_in_failed'
    | 'session_ended'
    | 'credentials';
  /** The name of the command or of the service call. */
  readonly name?: string;
  /** The resource of the record; none if the call belongs to no resource. */
  readonly resource?: Resource;
  /** The record before the write; none if the write created it. */
  readonly before?: StoredRecord;
  /** The record after the write; none if the write deleted it. */
  readonly after?: StoredRecord;
  readonly note?: string;
}

/** The part of the journal that handlers of writes use. */
export interface Journal {
  /** Adds an entry. It is written with the changes of the handler, or not at all. */
  record(entry: JournalEntry): void;
}

/** Who makes a write, and when. */
export interface WrittenBy {
  /** Undefined if the call needs no account. */
  readonly caller: Pick<Caller, 'id'> | undefined;
  readonly ip: string;
  readonly at: Date;
}

/** Writes the entries of one write in its transaction. */
export type JournalWriter = (
  trx: DatabaseTransaction,
  entries: readonly JournalEntry[],
  by: WrittenBy,
) => Promise<void>;

/** The services that run calls. */
export interface CallServices extends Services {
  readonly writeJournal: JournalWriter;
}
