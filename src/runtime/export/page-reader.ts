import type { RecordList } from '#lib/api/envelope.ts';
import { idOf } from '#runtime/record/present-field.ts';
import { largestLimit } from '#schema/largest-limit.ts';
import type { StoredRecord } from '#schema/resource.ts';

/** A list that is read page by page. */
export interface PageReader {
  /** Reads the next page; undefined after the last one. It can be called again after an error. */
  next(signal: AbortSignal): Promise<readonly StoredRecord[] | undefined>;
  /** The number of records that have been read. */
  read(): number;
  /** The number of all records. Undefined if the service has not counted them. */
  total(): number | undefined;
  /** True if what was read to the end is not what the list has now: mostly because it changed meanwhile. */
  hasChanged(): boolean;
}

/** Reads one page of a size. */
export type ReadPage = (page: number, limit: number, signal: AbortSignal) => Promise<RecordList>;

/**
 * Creates the reader of a list. No record is read twice, although pages shift. A total that falls from one page to the next
 * says that records were removed, so that others moved to a page that was already read: pages are read again backwards, until
 * one begins with a known record. In a list that is not counted, or that got as many records, nothing shows it.
 *
 * A service may send fewer rows than asked. If it counts them, a short page is therefore not the last one. The next pages are
 * asked for in the size of the first one: then they begin where it ended, however the service counts pages.
 */
export function pageReader(readPage: ReadPage): PageReader {
  /** The ids that have been read, by the page that was read for the first time before. */
  const pageOf = new Map<unknown, number>();
  let limit = largestLimit;
  let read = 0;
  /** The last page that was read for the first time. */
  let last = 0;
  /** The page to read again; 0 for none. */
  let again = 0;
  let total: number | undefined;
  /** The number of records that there are at least. */
  let least = 0;
  /** The total at the last page. */
  let totalBefore: number | undefined;
  let ended = false;
  let shifted = false;

  /** Returns the records that were not read before. Without an id nothing tells, so only the first reading counts. */
  function unseenOf(records: readonly StoredRecord[]) {
    const unseen = records.filter((record) => {
      const id = idOf(record);
      if (id === undefined) return again === 0;
      if (pageOf.has(id)) return false;
      pageOf.set(id, last);
      return true;
    });
    read += unseen.length;
    return unseen;
  }

  function takeAgain({ records }: RecordList) {
    const [first] = records;
    const id = first && idOf(first);
    const isOverlap = id === undefined || (pageOf.get(id) ?? last) < last;
    const unseen = unseenOf(records);
    again = isOverlap ? 0 : again - 1;
    return unseen;
  }

  function takeNext({ records }: RecordList) {
    last += 1;
    if (last === 1 && least > 0 && records.length > 0) limit = records.length;
    const unseen = unseenOf(records);
    const change = totalBefore === undefined || total === undefined ? 0 : total - totalBefore;
    if (change !== 0 || unseen.length < records.length) shifted = true;
    if (change < 0) again = last - 1;
    totalBefore = total ?? totalBefore;
    const isShort = records.length < limit;
    ended = records.length === 0 || (last * limit >= least && (isShort || total !== undefined));
    return unseen;
  }

  return {
    async next(signal) {
      if (ended && again === 0) return undefined;
      const list = await readPage(again || last + 1, limit, signal);
      least = list.totalKnown ? list.total : 0;
      total = list.totalKnown && !list.more ? list.total : undefined;
      return again > 0 ? takeAgain(list) : takeNext(list);
    },
    read: () => read,
    total: () => total,
    hasChanged: () => (total === undefined ? shifted || read < least : read !== total),
  };
}
