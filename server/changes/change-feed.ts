import { liveCallers, type SessionContext } from '#server/auth/session-life.ts';
import type { ChangeFeed, Watcher } from '#server/base/change-feed.ts';
import type { Log } from '#server/base/log.ts';
import { tooMany } from '#server/http/http-error.ts';
import { outsideTrace } from '#server/watch/trace.ts';
import { readChanges } from './read-changes.ts';

interface FeedOptions extends SessionContext {
  readonly log: Log;
}

/** The time between two questions to the database while somebody watches, in milliseconds. */
const pause = 2_000;

/** The number of questions after which each watcher is told, even if nothing has changed. */
const heartbeat = 10;

/** The watchers of one account in one process: a person has few browsers, and each has one for all its tabs. */
const most = 10;

/** Creates the feed of a process. While nobody watches, it does nothing. */
export function createChangeFeed(options: FeedOptions): ChangeFeed {
  const { db, log } = options;
  const watchers = new Set<Watcher>();
  let timer: NodeJS.Timeout | undefined;
  let position: Promise<string> | undefined;
  let questions = 0;

  async function ask(): Promise<void> {
    const { changes, position: next } = await readChanges(db, await position);
    position = Promise.resolve(next);
    questions += 1;
    if (changes.length > 0 || questions % heartbeat === 0)
      for (const watcher of [...watchers]) watcher.tell(changes, next);
    for (const watcher of await endedOf(options, watchers)) watcher.end();
  }

  function askLater() {
    // The questions belong to no request, although one has begun them.
    const next = () =>
      void ask()
        // A database that does not respond now may do so later.
        .catch((error: unknown) => log.error('the changes cannot be read', error))
        .finally(() => (watchers.size > 0 ? askLater() : stop()));
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
      if (own.length >= most) throw tooMany(60);
      watchers.add(watcher);
      position ??= readChanges(db).then((reading) => reading.position);
      await position.catch((error: unknown) => {
        watchers.delete(watcher);
        position = undefined;
        throw error;
      });
      if (timer === undefined) askLater();
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

/** Returns the watchers whose session has ended, or who are no administrators any more. */
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
