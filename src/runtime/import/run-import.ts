import { ApiError } from '#lib/api/api-error.ts';
import { describeError } from '#lib/errors/errors.ts';
import { createKey } from '#lib/submission/use-attempts.ts';
import type { ImportRow } from './import-rows.ts';

/** A row that the service has refused, with its reasons. */
export interface RefusedRow {
  readonly row: ImportRow;
  readonly text: string;
}

/** How far an import is. */
export interface ImportProgress {
  readonly total: number;
  readonly created: number;
  readonly refused: readonly RefusedRow[];
  /** `held`: the call of a row got no response. Going on tries it again. */
  readonly state: 'running' | 'paused' | 'held' | 'ended';
  /** Why it is held. */
  readonly failure?: string;
}

/** An import that can be paused, continued and stopped. */
export interface ImportRun {
  pause(): void;
  resume(): void;
  stop(): void;
}

interface RunOptions {
  readonly rows: readonly ImportRow[];
  /** Creates a record. `key` is the same for each try of a row. */
  readonly create: (sent: Readonly<Record<string, unknown>>, key: string) => Promise<unknown>;
  readonly onProgress: (progress: ImportProgress) => void;
}

/** The key of each row that has no response yet: a row that is tried in another run has the same. */
const keys = new WeakMap<ImportRow, string>();

function keyOf(row: ImportRow): string {
  const key = keys.get(row) ?? createKey();
  keys.set(row, key);
  return key;
}

/** Creates the rows one after the other. A refused row is skipped; a call without a response holds the run. */
export function runImport({ rows, create, onProgress }: RunOptions): ImportRun {
  let progress: ImportProgress = { total: rows.length, created: 0, refused: [], state: 'running' };
  let resumed = Promise.withResolvers<void>();
  let isStopped = false;

  function report(change: Partial<ImportProgress>) {
    progress = { ...progress, ...change };
    onProgress(progress);
  }

  /** Sends a row until the service has responded, or the run is stopped. */
  async function send(row: ImportRow) {
    while (!isStopped) {
      if (progress.state !== 'running') {
        await resumed.promise;
        continue;
      }
      try {
        await create(row.sent ?? {}, keyOf(row));
        return report({ created: progress.created + 1 });
      } catch (error) {
        const text = reasonOf(error);
        if (isRefused(error)) {
          keys.delete(row);
          return report({ refused: [...progress.refused, { row, text }] });
        }
        if (progress.state === 'running') hold({ state: 'held', failure: text });
      }
    }
  }

  function hold(change: Partial<ImportProgress>) {
    resumed = Promise.withResolvers();
    report(change);
  }

  async function run() {
    report({});
    for (const row of rows) {
      if (isStopped) break;
      await send(row);
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

/** The refusals that are about the moment, not about the row. */
const later: readonly (number | undefined)[] = [401, 408, 425, 429];

/** Returns true if the service has refused the row itself. After any other failure it is unknown what was done. */
const isRefused = (error: unknown) =>
  error instanceof ApiError &&
  error.status !== undefined &&
  error.status >= 400 &&
  error.status < 500 &&
  !later.includes(error.status);

function reasonOf(error: unknown): string {
  const { text, fields } = describeError(error);
  return [...new Set([text, ...Object.values(fields)])].filter((line) => line !== '').join('\n');
}
