import { ApiError, isRefusal } from '#lib/api/api-error.ts';
import { describeError } from '#lib/errors/errors.ts';
import { inBackground } from '#lib/session/in-background.ts';
import { createKey } from '#lib/submission/use-attempts.ts';

/** An item that was refused, with the reasons. */
interface RefusedItem<Item> {
  readonly item: Item;
  readonly text: string;
  readonly error: unknown;
}

/** How far a run is. */
export interface RunProgress<Item> {
  readonly items: readonly Item[];
  /** The number of items that the service has accepted. */
  readonly done: number;
  readonly refused: readonly RefusedItem<Item>[];
  /** `held`: the call of an item got no response. Resuming the run makes it again. */
  readonly state: 'running' | 'paused' | 'held' | 'ended';
  /** Why it is held. */
  readonly failure?: string;
}

/** A run that can be paused, resumed and stopped. */
export interface Run {
  pause(): void;
  resume(): void;
  stop(): void;
}

interface RunOptions<Item extends object> {
  readonly items: readonly Item[];
  /**
   * Makes the call of an item. `key` is the same for each attempt of an item. If `send` makes several calls, those that do not
   * begin synchronously need an `inBackground` of their own.
   */
  readonly send: (item: Item, key: string) => Promise<unknown>;
  readonly onProgress: (progress: RunProgress<Item>) => void;
}

/** Thrown by `send` if an item must not be sent: it counts as refused. */
export class ItemRefusal extends Error {}

/** The key of each item that has no response yet: an item keeps its key when it is tried in another run. */
const keys = new WeakMap<object, string>();

function keyOf(item: object): string {
  const key = keys.get(item) ?? createKey();
  keys.set(item, key);
  return key;
}

/**
 * Makes a call for each item, one after the other. A refused item is skipped; a call without a response holds the run. If the
 * session ends, the run waits until the user has signed in again over the page, and makes the call again with the same key.
 */
export function runEach<Item extends object>({ items, send, onProgress }: RunOptions<Item>): Run {
  let progress: RunProgress<Item> = { items, done: 0, refused: [], state: 'running' };
  let resumed = Promise.withResolvers<void>();
  let isStopped = false;

  function report(change: Partial<RunProgress<Item>>) {
    progress = { ...progress, ...change };
    onProgress(progress);
  }

  /** Sends an item until the service has responded, or the run is stopped. */
  async function handle(item: Item) {
    while (!isStopped) {
      if (progress.state !== 'running') {
        await resumed.promise;
        continue;
      }
      try {
        // Without its page, a run is lost: a session that is over is begun again over it.
        await inBackground(() => send(item, keyOf(item)));
        keys.delete(item);
        return report({ done: progress.done + 1 });
      } catch (error) {
        const text = reasonOf(error);
        if (isRefused(error)) {
          keys.delete(item);
          return report({ refused: [...progress.refused, { item, text, error }] });
        }
        if (progress.state === 'running') hold({ state: 'held', failure: text });
      }
    }
  }

  function hold(change: Partial<RunProgress<Item>>) {
    resumed = Promise.withResolvers();
    report(change);
  }

  async function run() {
    report({});
    for (const item of items) {
      if (isStopped) break;
      await handle(item);
    }
    report({ state: 'ended' });
  }
  void run();

  return {
    pause() {
      if (progress.state === 'running') hold({ state: 'paused' });
    },
    resume() {
      if (progress.state !== 'paused' && progress.state !== 'held') return;
      report({ state: 'running' });
      resumed.resolve();
    },
    stop() {
      isStopped = true;
      resumed.resolve();
    },
  };
}

/** Returns the items of a run that were not accepted: the refused ones, then those that were not sent. */
export function remainingItems<Item>({ items, done, refused }: RunProgress<Item>): readonly Item[] {
  return [...refused.map(({ item }) => item), ...items.slice(done + refused.length)];
}

/** Returns the refused items that no longer exist. */
export const goneItems = <Item>({ refused }: RunProgress<Item>): readonly Item[] =>
  refused.flatMap(({ item, error }) => (error instanceof ApiError && error.status === 404 ? [item] : []));

/** The statuses that say nothing about the item: a later attempt may succeed. */
const temporary: readonly (number | undefined)[] = [401, 408, 425, 429];

/** Returns true if the item itself was refused. After any other failure it is unknown what was done. */
const isRefused = (error: unknown) =>
  error instanceof ItemRefusal || (isRefusal(error) && !temporary.includes(error.status));

function reasonOf(error: unknown): string {
  if (error instanceof ItemRefusal) return error.message;
  const { text, fields } = describeError(error);
  return [...new Set([text, ...Object.values(fields)])].filter((line) => line !== '').join('\n');
}
