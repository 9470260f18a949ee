import { queryOptions } from '@tanstack/react-query';
import { withId } from '#lib/api/address.ts';
import { readRecord } from '#lib/api/envelope.ts';
import { request } from '#lib/session/request.ts';
import type { Figures } from '#schema/figures.ts';
import type { RecordId } from '#schema/resource.ts';

interface FiguresQueryOptions {
  /** The record that the figures are about, if the call names one. */
  readonly id?: RecordId;
  /** The beginning of the query's key. The figures are read again together with all queries whose key begins so. */
  readonly key?: readonly string[];
}

/** Returns the query that reads figures. */
export function figuresQuery({ call }: Figures, { id = '', key = [] }: FiguresQueryOptions = {}) {
  const { method, base, path } = call;
  const named = withId(path, id);
  return queryOptions({
    queryKey: [...key, 'figures', named],
    queryFn: async ({ signal }) => readRecord(await request({ method, base, path: named, signal })),
  });
}
