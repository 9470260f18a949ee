import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Parts } from '#schema/form-body.ts';
import type { Database, DatabaseTransaction } from '#server/database/tables.ts';
import type { Env } from '#server/http/context.ts';
import type { Journal } from './journal.ts';

/** Handles a call that changes nothing. */
export type ReadHandler = (c: Context<Env>, db: Database) => Promise<Response>;

/** The body of a request in the encoding that its call declares. */
export interface ReceivedBody {
  readonly json?: unknown;
  readonly parts?: Parts;
}

/** What the first step of a write receives. */
export interface WriteRequest {
  readonly c: Context<Env>;
  /** Reads the body. Throws an `HttpError` if it is malformed or too large. */
  body(): Promise<ReceivedBody>;
  /**
   * The database outside of the transaction, for reads, and for counts of attempts, which must stay when the write fails. In
   * the second step, its queries throw.
   */
  readonly outside: Database;
}

/** What the second step of a write receives. What it changes is committed together, or not at all. */
export interface UnitOfWork {
  readonly trx: DatabaseTransaction;
  readonly journal: Journal;
  /**
   * Throws the error "changed meanwhile" if the request names another version of the record. The record must be locked,
   * and have the members that a read sends.
   */
  expectVersion(record: unknown): void;
  /** Runs a function once the transaction is committed, e.g. to send a mail. */
  afterCommit(run: () => void): void;
}

/** The response to a write. */
export interface WriteResponse {
  /** Default: 200. */
  readonly status?: ContentfulStatusCode;
  /** The JSON of the response. */
  readonly body: object;
  /** The record as a read would send it now: the `ETag` of the response is its version. */
  readonly current?: unknown;
}

/**
 * The two steps of a write. The first reads and checks the request and does what takes long, such as hashing a
 * password: no transaction waits for it. It returns the second step, which runs in the transaction, and once more in a new
 * one if a deadlock ends it.
 */
export type WriteSteps = (request: WriteRequest) => Promise<(unit: UnitOfWork) => Promise<WriteResponse>>;

/** The handler of a call that changes something. */
export interface WriteHandler {
  readonly steps: WriteSteps;
  /** The size in bytes of the files that its form may have. Default: none. */
  readonly fileBytes: number;
}

/** Returns the handler of a write. */
export const writing = (steps: WriteSteps, { fileBytes = 0 } = {}): WriteHandler => ({ steps, fileBytes });
