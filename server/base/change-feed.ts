/** How many records of a list were created, changed or deleted. */
export interface ListChange {
  /** The name under which the list is counted: `totalName` of its `ResourceTable`. */
  readonly list: string;
  readonly count: number;
}

/** A change that the feed tells, with the number of its transaction: a stream leaves out what its beginning has said. */
export interface FeedChange extends ListChange {
  readonly transaction: string;
}

/** An open event stream that the feed tells of changes. */
export interface Watcher {
  readonly userId: string;
  readonly sessionId: string;
  /**
   * Called with the changes. Also called without any from time to time: a proxy closes a connection without data. The
   * stream can continue from `position`.
   */
  tell(changes: readonly FeedChange[], position: string): void;
  /** Called when the session has ended, or when the server stops. The feed removes the watcher. */
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
