import type { RecordList } from '#lib/api/envelope.ts';
import type { ListSearch } from './list-search.ts';

/** The pages of a list. */
interface Pages {
  /** At least 1. */
  readonly count: number;
  /** True if the list has more pages than these, which the service has not counted. */
  readonly more: boolean;
}

/**
 * Returns the pages of a list that shows one of them. Behind the pages that the service has counted, a page with rows
 * exists, and a full one may have a successor.
 */
export function pagesOf(
  { total, more, records }: Pick<RecordList, 'total' | 'more' | 'records'>,
  { page, limit }: Pick<ListSearch, 'page' | 'limit'>,
): Pages {
  const count = Math.max(1, Math.ceil(total / limit));
  if (!more || page < count || (page > count && records.length === 0)) return { count, more };
  const isLast = records.length < limit;
  return { count: isLast ? page : page + 1, more: !isLast };
}
