import { readList } from '#lib/api/envelope.ts';
import { type ListQuery, listCall } from '#lib/queries/list-call.ts';
import { inBackground } from '#lib/session/in-background.ts';
import { request } from '#lib/session/request.ts';
import type { Resource } from '#schema/resource.ts';
import { type PageReader, pageReader } from './page-reader.ts';

/** Creates the reader of a list with its search, its filters and its order. It goes on after a session that ends meanwhile. */
export const readPages = (resource: Resource, search: ListQuery): PageReader =>
  pageReader(async (page, limit, signal) => {
    const call = listCall(resource, { ...search, page, limit });
    return readList(await inBackground(() => request({ ...call, signal })));
  });
