/** The records of a list that were created, changed or deleted. */
export interface ListChange {
  /** The name of the list's total. */
  readonly list: string;
  readonly count: number;
}

/** Who is told of changes. */
export interface Watcher {
  readonly userId: string;
  readonly sessionId: string;
  /** Called with what has changed, and with nothing from time to time: a connection without data would be cut. */
  tell(changes: readonly ListChange[], position: string): void;
  /** Called when the session has ended, or when the server stops. */
  end(): void;
}

/** Tells watchers of changes. However many there are, the database is asked once for all of them. */
export interface ChangeFeed {
  /** Returns the function that ends the watching. Throws an `HttpError` if the account has too many watchers. */
  watch(watcher: Watcher): Promise<() => void>;
  /** Returns the number of watchers. */
  size(): number;
  close(): void;
}
