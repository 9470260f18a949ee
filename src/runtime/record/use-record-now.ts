import { useQuery } from '@tanstack/react-query';
import { ApiError } from '#lib/api/api-error.ts';
import { resourceQueries } from '#lib/queries/resource-queries.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import { idOf } from './present-field.ts';

/**
 * Returns the record of an open question as it is now. Where records have versions it is read when the question opens,
 * so that what is confirmed is what is known; elsewhere it is the record that was shown.
 */
export function useRecordNow(resource: Resource, shown: StoredRecord | undefined, open: boolean) {
  const id = shown && idOf(shown);
  const isRead = resource.versioned === true && resource.endpoints.one !== undefined && id !== undefined;
  const query = useQuery({ ...resourceQueries(resource).one(id ?? ''), enabled: open && isRead });
  return {
    record: (isRead ? query.data : undefined) ?? shown,
    /** True while it is read. A failed read does not block: the service decides. */
    waiting: open && isRead && query.isFetching,
    isGone: open && query.error instanceof ApiError && query.error.status === 404,
  };
}

/** Returns true if the service refused a write because of what the record has become: changed, decided, or deleted. */
export function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && [404, 409, 412].includes(error.status ?? 0);
}
