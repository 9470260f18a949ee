import { liveCallers, type SessionContext } from '#server/auth/session-life.ts';
import type { ChangeFeed, FeedChange, Watcher } from '#server/base/change-feed.ts';
import type { Log } from '#server/base/log.ts';
import { tooMany } from '#server/http/http-error.ts';
import { outsideTrace } from '#server/monitoring/trace.ts';
import { readChanges, readTransactions } from './read-changes.ts';

interface FeedOptions extends SessionContext {
  readonly log: Log;
}

/** The time between two queries while there are watchers, in milliseconds. */
const pause = 1_000;

/** The number of queries after which each watcher is called, even if nothing has changed. */
const heartbeat = 20;

/** The number of queries after which the sessions of the watchers are checked. */
const sessionCheck = 2;

/**
 * The longest time between the calls of two watchers, in milliseconds. Each of them reads its list then: two hundred at the same
 * moment would keep all other calls waiting. The last one is called before the next query.
 */
const step = 5;

/** The maximum number of watchers of one account in one process. Each browser has one for all its tabs. */
const maxWatchers = 10;

/** Creates the feed of a process. Without watchers it makes no queries. */
export function createChangeFeed(options: FeedOptions): ChangeFeed {
  const { db, log } = options;
  const watchers = new Set<Watcher>();
  let timer: NodeJS.Timeout | undefined;
  let position: Promise<string> | undefined;
  let queries = 0;

  async function poll(): Promise<void> {
    const { changes, position: next } = await readTransactions(db, await position);
    position = Promise.resolve(next);
    queries += 1;
    if (changes.length > 0 || queries % heartbeat === 0) tellAll(changes, next);
    if (queries % sessionCheck !== 0) return;
    for (const watcher of await endedOf(options, watchers)) {
      watchers.delete(watcher);
      watcher.end();
    }
  }

  /** Calls the watchers one after the other. */
  function tellAll(changes: readonly FeedChange[], position: string) {
    const between = Math.min(step, pause / watchers.size);
    for (const [index, watcher] of [...watchers].entries()) {
      const tell = () => watchers.has(watcher) && watcher.tell(changes, position);
      if (index === 0) tell();
      else setTimeout(tell, index * between).unref();
    }
  }

  function pollLater() {
    // The queries belong to the trace of no request, although a request starts the timer.
    const next = () =>
      void poll()
        // A database that does not respond now may do so later.
        .catch((error: unknown) => log.error('the changes cannot be read', error))
        .finally(() => (watchers.size > 0 ? pollLater() : stop()));
    timer = outsideTrace(() => setTimeout(next, pause));
    timer.unref();
  }

  function stop() {
    clearTimeout(timer);
    timer = undefined;
    position = undefined;
  }

  return {
    async watch(watcher) {
      const own = [...watchers].filter(({ userId }) => userId === watcher.userId);
      if (own.length >= maxWatchers) throw tooMany(60);
      watchers.add(watcher);
      position ??= readChanges(db).then((reading) => reading.position);
      await position.catch((error: unknown) => {
        watchers.delete(watcher);
        position = undefined;
        throw error;
      });
      if (timer === undefined) pollLater();
      return () => void watchers.delete(watcher);
    },
    size: () => watchers.size,
    close() {
      for (const watcher of [...watchers]) watcher.end();
      watchers.clear();
      stop();
    },
  };
}

/** Returns the watchers whose session has ended, or whose user is not an administrator or has a required action. */
async function endedOf(context: SessionContext, watchers: ReadonlySet<Watcher>): Promise<Watcher[]> {
  if (watchers.size === 0) return [];
  const ids = [...watchers].map(({ sessionId }) => sessionId);
  const live = await liveCallers(context).where('sessions.id', 'in', ids).execute();
  const admitted = new Set(
    live
      .filter(({ role, requiredAction }) => role === 'admin' && requiredAction === null)
      .map(({ sessionId }) => sessionId),
  );
  return [...watchers].filter(({ sessionId }) => !admitted.has(sessionId));
}
