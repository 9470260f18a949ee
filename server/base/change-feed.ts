/** The records of a list that were created, changed or deleted. */
export interface ListChange {
  /** The name of the list's total. */
  readonly list: string;
  readonly count: number;
}

/** What the feed calls for one open event stream. */
export interface Watcher {
  readonly userId: string;
  readonly sessionId: string;
  /** Called with the changes. Also called without any from time to time: a proxy closes a connection without data. */
  tell(changes: readonly ListChange[], position: string): void;
  /** Called when the session has ended, or when the server stops. */
  end(): void;
}

/** Tells watchers of changes. One query serves all watchers of the process. */
export interface ChangeFeed {
  /** Adds a watcher and returns the function that removes it. Throws an `HttpError` if the account has too many. */
  watch(watcher: Watcher): Promise<() => void>;
  /** Returns the number of watchers. */
  size(): number;
  close(): void;
}
