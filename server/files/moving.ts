import { sql } from 'kysely';
import { digestOf, type ObjectStore, StoreError } from '#server/base/object-store.ts';
import { isId } from '#server/database/ids.ts';
import type { Database } from '#server/database/tables.ts';

/** The number of files that are read, and moved, at the same time. */
const batch = 8;
const firstId = '00000000-0000-0000-0000-000000000000';

/** A file whose object is missing in the store, or has other bytes than the digest in its row says. */
export interface FaultyFile {
  readonly id: string;
  readonly fault: 'missing' | 'damaged';
}

/**
 * Runs a step for each item of a batch, at the same time. Returns the errors. Throws the first one if every step failed: the
 * store is out of reach, and the next batch would fail, too.
 */
async function runBatch<Item>(
  items: readonly Item[],
  step: (item: Item) => Promise<void>,
): Promise<readonly unknown[]> {
  const results = await Promise.allSettled(items.map(step));
  const errors = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  if (errors.length > 0 && errors.length === items.length) throw errors[0];
  return errors;
}

/**
 * Moves every file of the database to the store, except those that were moved back. A file is deleted from the
 * database only after it was read back from the store, so this can be interrupted, and run again, at any time. A file that
 * the store refuses does not stop the others; its {@link StoreError} is thrown after them.
 */
export async function moveToStore(
  db: Database,
  store: ObjectStore,
  onMoved: (bytes: number) => void,
): Promise<void> {
  const errors: unknown[] = [];
  for (let last: string | undefined = firstId; last !== undefined; ) {
    const rows = await db
      .selectFrom('files')
      .select(['id', 'content_type', 'bytes'])
      .where('digest', 'is', null)
      .where('id', '>', last)
      .orderBy('id')
      .limit(batch)
      .execute();
    const failed = await runBatch(rows, async ({ id, content_type: contentType, bytes }) => {
      if (!bytes) return;
      if (await moveOne(db, store, { id, contentType, bytes })) onMoved(bytes.length);
    });
    errors.push(...failed);
    last = rows.at(-1)?.id;
  }
  if (errors.length > 0) throw errors[0];
}

/** Moves a file. Returns false if another process has moved it, or if it was deleted meanwhile. */
async function moveOne(db: Database, store: ObjectStore, file: Parameters<ObjectStore['put']>[0]) {
  const { id, bytes } = file;
  const digest = digestOf(bytes);
  await store.put(file);
  const stored = await store.get(id);
  if (!stored || !digestOf(stored).equals(digest))
    throw new StoreError(`The file store ${store.name} did not keep the file ${id} as it was sent.`);
  const { numUpdatedRows } = await db
    .updateTable('files')
    .set({ bytes: null, digest })
    .where('id', '=', id)
    .where('digest', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return true;
  // If the row exists, another process has moved the file, and the object is its only copy.
  const row = await db.selectFrom('files').select('id').where('id', '=', id).executeTakeFirst();
  if (row === undefined) await store.remove(id);
  return false;
}

/** Lets files that were moved back be moved to the store again. */
export async function forgetMovedBack(db: Database): Promise<void> {
  await db.updateTable('files').set({ digest: null }).where('bytes', 'is not', null).execute();
}

/** Returns true if a file is in a store outside of the database. */
export async function hasStored(db: Database): Promise<boolean> {
  const row = await db
    .selectFrom('files')
    .select('id')
    .where('bytes', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the number of files that are in a store outside of the database. */
export async function countStored(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('files')
    .select((file) => file.fn.countAll<string>().as('count'))
    .where('bytes', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Deletes the objects of files whose row is deleted. One that the store keeps does not stop the others; its {@link StoreError}
 * is thrown after them. The order is another one each time, so that a batch of such objects does not stay the first.
 */
export async function removeObjects(db: Database, store: ObjectStore, onRemoved: () => void): Promise<void> {
  const removed = await db.selectFrom('removed_files').select('id').orderBy(sql`random()`).execute();
  const errors: unknown[] = [];
  for (let start = 0; start < removed.length; start += batch) {
    const failed = await runBatch(removed.slice(start, start + batch), async ({ id }) => {
      await store.remove(id);
      await db.deleteFrom('removed_files').where('id', '=', id).execute();
      onRemoved();
    });
    errors.push(...failed);
  }
  if (errors.length > 0) throw errors[0];
}

/** What a step of {@link updateStore} could not do. */
interface StoreFailure {
  /** What did not happen, for the log. */
  readonly message: string;
  readonly error: unknown;
}

/**
 * Deletes the objects of deleted files, then moves new files to the store. A step runs even if the other one fails: a store that
 * is full, or refuses uploads, must still lose the pictures of deleted people. Returns what failed.
 */
export async function updateStore(
  db: Database,
  store: ObjectStore,
  on: { moved(bytes: number): void; removed(): void },
): Promise<readonly StoreFailure[]> {
  const failures: StoreFailure[] = [];
  const attempt = (message: string, step: Promise<void>) =>
    step.catch((error: unknown) => void failures.push({ message, error }));
  await attempt(
    'deleted files cannot be removed from the file store now',
    removeObjects(db, store, on.removed),
  );
  await attempt('files cannot be moved to the file store now', moveToStore(db, store, on.moved));
  return failures;
}

/** Yields each file that is in the store, with its bytes or its fault. */
async function* storedFiles(db: Database, store: ObjectStore) {
  for (let last: string | undefined = firstId; last !== undefined; ) {
    const rows = await db
      .selectFrom('files')
      .select(['id', 'digest'])
      .where('bytes', 'is', null)
      .where('id', '>', last)
      .orderBy('id')
      .limit(batch)
      .execute();
    yield* await Promise.all(
      rows.map(async ({ id, digest }) => {
        const bytes = await store.get(id);
        if (!bytes) return { id, fault: 'missing' } as const;
        const isSame = digest !== null && digestOf(bytes).equals(digest);
        return isSame ? { id, bytes } : ({ id, fault: 'damaged' } as const);
      }),
    );
    last = rows.at(-1)?.id;
  }
}

/** Deletes the objects of files that are in the database: an interrupted move back has left them. */
async function removeMovedBack(db: Database, store: ObjectStore): Promise<void> {
  for await (const keys of store.list()) {
    const ids = keys.filter(isId);
    if (ids.length === 0) continue;
    const rows = await db
      .selectFrom('files')
      .select('id')
      .where('id', 'in', ids)
      .where('bytes', 'is not', null)
      .where('digest', 'is not', null)
      .execute();
    for (const { id } of rows) await store.remove(id);
  }
}

/**
 * Moves every file back to the database. A server with a store does not move it to the store again. It can be
 * interrupted, and run again, at any time. Returns the files that are missing or damaged in the store: their rows stay
 * as they are.
 */
export async function moveToDatabase(
  db: Database,
  store: ObjectStore,
  onMoved: (bytes: number) => void,
): Promise<readonly FaultyFile[]> {
  const faulty: FaultyFile[] = [];
  await removeMovedBack(db, store);
  for await (const file of storedFiles(db, store)) {
    if (file.bytes === undefined) {
      faulty.push(file);
      continue;
    }
    const { id, bytes } = file;
    // The digest stays: without it, a server could move the file to the store again before its object is removed.
    await db.updateTable('files').set({ bytes }).where('id', '=', id).execute();
    await store.remove(id);
    onMoved(bytes.length);
  }
  return faulty;
}

/** What a comparison of the database with the store has found. */
export interface Verified {
  /** The number of files that are in the store as their rows say. */
  readonly intact: number;
  readonly faulty: readonly FaultyFile[];
  /**
   * The objects without a row: an interrupted move has left them, the restored backup is older, or a deleted file's
   * object is still to be removed (`removed_files`).
   */
  readonly orphans: readonly string[];
}

/** Reads every file of the store, compares its digest, and looks for objects without a row. */
export async function verifyFiles(db: Database, store: ObjectStore): Promise<Verified> {
  const faulty: FaultyFile[] = [];
  let intact = 0;
  for await (const file of storedFiles(db, store)) {
    if (file.bytes === undefined) faulty.push(file);
    else intact += 1;
  }
  const orphans: string[] = [];
  for await (const keys of store.list()) orphans.push(...(await withoutRow(db, keys)));
  return { intact, faulty, orphans };
}

/** Returns the names of objects without a row. Objects whose name is not an id are not files. */
async function withoutRow(db: Database, keys: readonly string[]): Promise<readonly string[]> {
  const ids = keys.filter(isId);
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('files').select('id').where('id', 'in', ids).execute();
  const known = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}
