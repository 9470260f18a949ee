import { readList } from '#lib/api/envelope.ts';
import { type ListQuery, listCall } from '#lib/queries/list-call.ts';
import { request } from '#lib/session/request.ts';
import { idOf } from '#runtime/record/present-field.ts';
import { largestLimit } from '#schema/largest-limit.ts';
import type { JsonObject } from '#schema/objects.ts';
import type { Resource } from '#schema/resource.ts';

/** A list that is read page by page. */
export interface PageReader {
  /** Reads the next page; undefined after the last one. It can be called again after an error. */
  next(signal: AbortSignal): Promise<readonly JsonObject[] | undefined>;
  /** The number of records that have been read. */
  read(): number;
  /** The number of all records. Undefined if the service has not counted them. */
  total(): number | undefined;
}

/** Creates the reader of a list with its search, its filters and its order. No record is read twice, although pages shift. */
export function readPages(resource: Resource, search: ListQuery): PageReader {
  const ids = new Set<unknown>();
  let page = 1;
  let read = 0;
  let total: number | undefined;
  let ended = false;
  return {
    async next(signal) {
      if (ended) return undefined;
      const part = { ...search, page, limit: largestLimit };
      const list = readList(await request({ ...listCall(resource, part), signal }));
      total = list.totalKnown && !list.more ? list.total : undefined;
      ended = list.records.length < largestLimit || (total !== undefined && page * largestLimit >= total);
      page += 1;
      const unseen = list.records.filter((record) => {
        const id = idOf(record);
        if (id !== undefined && ids.has(id)) return false;
        ids.add(id);
        return true;
      });
      read += unseen.length;
      return unseen;
    },
    read: () => read,
    total: () => total,
  };
}
