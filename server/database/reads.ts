import { setTimeout as wait } from 'node:timers/promises';

/** The longest time to wait until a replica has replayed everything up to a position, in milliseconds. */
const catchUpMs = 100;

/** The time for which a replica is not used after it was late or failed, in milliseconds. */
const cooldownMs = 1000;

/** The time limit of a read on a replica, in milliseconds. The replica itself cancels a longer read. */
export const replicaReadMs = 2000;

/** The time after which a replica that neither ends nor cancels a read counts as failed, in milliseconds. */
const unresponsiveMs = replicaReadMs + 500;

/** The pauses between the checks of a replica, in milliseconds. It has usually caught up after the first one. */
const pauses = [1, 2, 5, 10, 20, 40];

/**
 * The database on which a read was made. After "primary", the reason why it was not the replica; without a reason, the
 * read had no position, or the replica was not used at that time.
 */
export type ReadTarget =
  | 'replica'
  | 'primary'
  | 'primary, replica late'
  | 'primary, replica failed'
  | 'primary, read canceled';

/** The databases for reads, and the checks that choose between them. */
export interface ReadOptions<Db> {
  readonly primary: Db;
  readonly replica: Db;
  /** Returns true once the replica has everything that the primary had stored at a position. */
  isCaughtUp(position: string): Promise<boolean>;
  /** Returns true for an error of the replica. Others would happen on the primary, too, such as a record that does not exist. */
  isFailure(error: unknown): boolean;
  /** Returns true for the error of a read that the replica has canceled, e.g. because it was slow. */
  isCanceled(error: unknown): boolean;
  /** Called with the target of each read. */
  onRead(target: ReadTarget): void;
  /** Returns milliseconds that never go back. */
  now?(): number;
  /** The time limit of a read on the replica, in milliseconds. Default: {@link unresponsiveMs}. */
  readonly readMs?: number;
}

/** Makes a read on the replica if it has everything up to `position`, otherwise on the primary. */
export type Reads<Db> = <Result>(
  position: string | undefined,
  read: (db: Db) => Promise<Result>,
) => Promise<Result>;

/**
 * Returns the function that makes reads on a replica. `position` is how far the primary had written when the request
 * arrived. A replica that has replayed this much shows every write that was acknowledged before, whoever made it. So no
 * read is older than one on the primary, and the server need not remember the writes of a session.
 *
 * A read is made on the primary if it has no position. It is also made there if the replica cancels it, is late or
 * fails. A replica that is late or fails is not used for a second: all reads are made on the primary then.
 */
export function createReads<Db>(options: ReadOptions<Db>): Reads<Db> {
  const { primary, replica, onRead, now = () => performance.now(), readMs = unresponsiveMs } = options;
  let unusedUntil = Number.NEGATIVE_INFINITY;

  async function hasAll(position: string): Promise<boolean> {
    for (const pause of pauses) {
      if (await options.isCaughtUp(position)) return true;
      await wait(pause);
    }
    return options.isCaughtUp(position);
  }

  return async (position, read) => {
    const onPrimary = (target: ReadTarget) => {
      onRead(target);
      return read(primary);
    };
    if (position === undefined || now() < unusedUntil) return onPrimary('primary');
    // True: ready; false: late, or it does not respond in time; undefined: the check failed.
    const isReady = await Promise.race([
      hasAll(position).catch(() => undefined),
      wait(catchUpMs, false, { ref: false }),
    ]);
    if (isReady === true) {
      try {
        const result = await inTime(read(replica), readMs);
        onRead('replica');
        return result;
      } catch (error) {
        if (options.isCanceled(error)) return onPrimary('primary, read canceled');
        if (!(error instanceof Unresponsive) && !options.isFailure(error)) throw error;
      }
    }
    unusedUntil = now() + cooldownMs;
    return onPrimary(isReady === false ? 'primary, replica late' : 'primary, replica failed');
  };
}

/** The replica has not responded in time. */
class Unresponsive extends Error {}

/** Returns the result of a read. Throws an `Unresponsive` if it takes longer than `limitMs`. */
async function inTime<Result>(reading: Promise<Result>, limitMs: number): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Unresponsive(`no response of the replica in ${limitMs} ms`)),
    limitMs,
  );
  try {
    return await Promise.race([reading, late]);
  } finally {
    clearTimeout(timer);
  }
}
