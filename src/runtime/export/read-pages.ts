import { readList } from '#lib/api/envelope.ts';
import { type ListQuery, listCall } from '#lib/queries/list-call.ts';
import { request } from '#lib/session/request.ts';
import { largestLimit } from '#schema/largest-limit.ts';
import type { Resource } from '#schema/resource.ts';
import { type PageReader, pageReader } from './page-reader.ts';

/** Creates the reader of a list with its search, its filters and its order. */
export const readPages = (resource: Resource, search: ListQuery): PageReader =>
  pageReader(async (page, signal) => {
    const call = listCall(resource, { ...search, page, limit: largestLimit });
    return readList(await request({ ...call, signal }));
  });
