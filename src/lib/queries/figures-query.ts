import { queryOptions } from '@tanstack/react-query';
import { withId } from '#lib/api/address.ts';
import { readRecord } from '#lib/api/envelope.ts';
import { request } from '#lib/session/request.ts';
import type { Figures } from '#schema/figures.ts';
import type { RecordId } from '#schema/resource.ts';

interface FiguresQueryOptions {
  /** The record that the figures are about, if the call names one. */
  readonly id?: RecordId;
  /** The beginning of the query's key. The figures are read again with the other queries whose keys begin so. */
  readonly key?: readonly string[];
}

/** Returns the query that reads figures. */
export function figuresQuery({ call }: Figures, { id = '', key = [] }: FiguresQueryOptions = {}) {
  const { method, base, path } = call;
  const address = withId(path, id);
  return queryOptions({
    queryKey: [...key, 'figures', address],
    queryFn: async ({ signal }) => readRecord(await request({ method, base, path: address, signal })),
  });
}
