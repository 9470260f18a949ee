import type { Fields, StoredRecord } from '#schema/resource.ts';
import type { DatabaseTransaction } from '#server/database/tables.ts';
import type { Caller, Services } from '#server/http/context.ts';

/** What an entry is about: a resource, or a form of settings. */
export interface JournalSubject {
  readonly name: string;
  readonly fields: Fields;
  /** The field that names a record. Default: the entries are about no record. */
  readonly title?: string;
}

/** One changed field of a record. Null stands for "no value". */
export interface Change {
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

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
  /** Default: the call belongs to no resource. */
  readonly resource?: JournalSubject;
  /** The record before the write; none if the write created it. */
  readonly before?: StoredRecord;
  /** The record after the write; none if the write deleted it. */
  readonly after?: StoredRecord;
  /** Changes of values that are not fields of the record, e.g. the languages of a user. Never of a secret. */
  readonly changes?: readonly Change[];
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
