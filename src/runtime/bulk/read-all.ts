import type { PageReader } from '#runtime/export/page-reader.ts';
import type { StoredRecord } from '#schema/resource.ts';

/** The most records that are selected at once: the page holds all of them, and each takes a call of an action. */
export const maxSelected = 100_000;

/** What was read of a list. */
export interface ReadRecords {
  readonly records: readonly StoredRecord[];
  /** True if the list has more than can be selected. */
  readonly isCut: boolean;
  /** True if the list changed while it was read, and what was read is not what the list has now. */
  readonly hasChanged: boolean;
}

/** Reads a list page by page, up to the most records that can be selected. `onRead` gets the number read so far. */
export async function readAll(
  pages: PageReader,
  signal: AbortSignal,
  onRead: (count: number) => void,
): Promise<ReadRecords> {
  const records: StoredRecord[] = [];
  while (records.length <= maxSelected) {
    const page = await pages.next(signal);
    if (page === undefined || signal.aborted) break;
    records.push(...page);
    onRead(Math.min(records.length, maxSelected));
  }
  const isCut = records.length > maxSelected;
  return { records: records.slice(0, maxSelected), isCut, hasChanged: !isCut && pages.hasChanged() };
}
