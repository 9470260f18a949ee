import { setTimeout as wait } from 'node:timers/promises';

/** The time that a replica gets to have everything up to a position, and for which it is left alone after it had not. */
const [patienceMs, restMs] = [100, 1000];

/** The time that a replica gets for the read of a call, in milliseconds: it ends the read itself then. */
export const replicaReadMs = 2000;

/** The time after which a replica that has not ended a read is taken for frozen, in milliseconds. */
const frozenMs = replicaReadMs + 500;

/** The pauses between two questions, in milliseconds: a change is usually there after one. */
const pauses = [1, 2, 5, 10, 20, 40];

/** Where a read was made, and why not on the replica. */
export type ReadTarget =
  | 'replica'
  | 'primary'
  | 'primary, replica late'
  | 'primary, replica failed'
  | 'primary, read canceled';

/** The databases that reads choose from. */
export interface ReadOptions<Db> {
  readonly primary: Db;
  readonly replica: Db;
  /** Returns true once the replica has everything that the primary had stored at a position. */
  isCaughtUp(position: string): Promise<boolean>;
  /** Returns true for an error that is the response to a read, e.g. that a record does not exist. */
  isResponse(error: unknown): boolean;
  /** Returns true for the error of a read that the replica has ended itself, e.g. because it was slow. */
  isCanceled(error: unknown): boolean;
  /** Called with the target of each read. */
  onRead(target: ReadTarget): void;
  /** Returns milliseconds that never go back. */
  now?(): number;
  /** Default: {@link frozenMs}. */
  readonly readMs?: number;
}

/** Makes a read on the database that is up to date and free. */
export type Reads<Db> = <Result>(
  position: string | undefined,
  read: (db: Db) => Promise<Result>,
) => Promise<Result>;

/**
 * Returns the function that makes reads on a replica. `position` is what the primary had stored when the request arrived: a
 * replica that has it shows every write that was acknowledged before, whoever made it. So no read is older than one on the
 * primary, and nothing has to be remembered. A replica that is late, away or fails is left alone for a moment, and the
 * read is made on the primary; so is a read without a position, and one that the replica has canceled.
 */
export function createReads<Db>(options: ReadOptions<Db>): Reads<Db> {
  const { primary, replica, onRead, now = () => performance.now(), readMs = frozenMs } = options;
  let restsUntil = Number.NEGATIVE_INFINITY;

  async function hasAll(position: string): Promise<boolean> {
    if (await options.isCaughtUp(position)) return true;
    for (const pause of pauses) {
      await wait(pause);
      if (await options.isCaughtUp(position)) return true;
    }
    return false;
  }

  return async (position, read) => {
    const onPrimary = (target: ReadTarget) => {
      onRead(target);
      return read(primary);
    };
    if (position === undefined || now() < restsUntil) return onPrimary('primary');
    // A replica that does not respond must not hold the request.
    const isReady = await Promise.race([
      hasAll(position).catch(() => undefined),
      wait(patienceMs, false, { ref: false }),
    ]);
    if (isReady === true) {
      try {
        const result = await inTime(read(replica), readMs);
        onRead('replica');
        return result;
      } catch (error) {
        if (options.isResponse(error)) throw error;
        if (options.isCanceled(error)) return onPrimary('primary, read canceled');
      }
    }
    restsUntil = now() + restMs;
    return onPrimary(isReady === false ? 'primary, replica late' : 'primary, replica failed');
  };
}

/** Waits for a read for a limited time only. */
async function inTime<Result>(reading: Promise<Result>, limitMs: number): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no response of the replica in ${limitMs} ms`)), limitMs);
  try {
    return await Promise.race([reading, late]);
  } finally {
    clearTimeout(timer);
  }
}
