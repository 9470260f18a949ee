import { queryOptions } from '@tanstack/react-query';
import { withId } from '#lib/api/address.ts';
import { readList } from '#lib/api/envelope.ts';
import { listCall } from '#lib/queries/list-call.ts';
import { laterCalls } from '#lib/session/in-background.ts';
import { request } from '#lib/session/request.ts';
import { loadDescriptor } from '#runtime/related/descriptor-query.ts';
import { withListAt } from '#runtime/related/related-resource.ts';
import { relatedName } from '#schema/related.ts';
import type { RecordId, RelatedPart, Resource, StoredRecord } from '#schema/resource.ts';
import type { PartPoint } from '#schema/timeline.ts';

/** The first of some related records; undefined if there is none. */
interface FirstRecord {
  readonly resource: Resource;
  readonly record: StoredRecord | undefined;
}

/** Returns the query that reads the first of the related records that a point is about. It is read again whenever their list is. */
export const firstRecordQuery = (part: RelatedPart, { at, only = {} }: PartPoint, id: RecordId) =>
  queryOptions({
    queryKey: [
      'resource',
      relatedName(part),
      'list',
      'first',
      'path' in part ? part.path : part.filter,
      String(id),
      at,
      only,
    ],
    async queryFn({ signal }): Promise<FirstRecord> {
      const later = laterCalls();
      const resource =
        'path' in part ? withListAt(part.resource, withId(part.path, id)) : await loadDescriptor(part.of);
      const selects = 'filter' in part ? { ...only, [part.filter]: String(id) } : only;
      const filters = Object.fromEntries(Object.entries(selects).map(([name, value]) => [name, [value]]));
      const sort = resource.list.sort?.includes(at) ? at : undefined;
      const call = listCall(resource, { page: 1, limit: 1, query: '', sort, filters });
      const [record] = readList(await later(() => request({ ...call, signal }))).records;
      return { resource, record };
    },
  });
