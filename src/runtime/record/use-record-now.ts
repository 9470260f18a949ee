import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { resourceQueries } from '#lib/queries/resource-queries.ts';
import { isSame } from '#lib/submission/same.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import { changedLines } from './changed-lines.ts';
import { listedRecord } from './listed-record.ts';
import { idOf } from './present-field.ts';

/** The time between two reads of the record of an open question, in milliseconds. */
const rereadTime = 5_000;

/**
 * Returns the record of an open question as it is now. Where records have versions it is read when the question opens,
 * so that what is confirmed is what is known. While the question is open, it is read again and again. A change is shown
 * in the lists on the screen, too.
 */
export function useRecordNow(resource: Resource, shown: StoredRecord | undefined, open: boolean) {
  const client = useQueryClient();
  const id = shown && idOf(shown);
  const isRead = resource.versioned === true && resource.endpoints.one !== undefined;
  const reread = { refetchInterval: rereadTime, refetchOnWindowFocus: 'always' } as const;
  const isAsked = open && id !== undefined;
  const one = useQuery({ ...resourceQueries(resource).one(id ?? ''), ...reread, enabled: isAsked && isRead });
  const listed = useQuery({
    ...listedRecord(client, resource, shown),
    ...reread,
    enabled: isAsked && !isRead,
  });
  const record = (isRead ? one.data : (listed.data ?? undefined)) ?? shown;
  const isGone = isAsked && isRead && one.error instanceof ApiError && one.error.status === 404;

  const inLists = useRef(shown);
  useEffect(() => {
    if (!isAsked || (isUnchanged(inLists.current, record) && !isGone)) return;
    inLists.current = record;
    void client.invalidateQueries({ queryKey: ['resource', resource.name, 'list'] });
  }, [client, resource, record, isAsked, isGone]);

  return {
    record,
    /** True while it is read first. A failed read does not block: the service decides. */
    waiting: isAsked && isRead && one.isFetching && !one.isFetchedAfterMount,
    isGone,
    /** True if the record is no longer as it was shown. */
    hasChanged: isAsked && !isUnchanged(shown, record),
    /** What has changed: a line for each field. */
    changes: isAsked && shown && record ? changedLines(resource, shown, record) : [],
  };
}

/** Compares what both have: a row may have fewer members than its record. */
function isUnchanged(before: StoredRecord | undefined, now: StoredRecord | undefined): boolean {
  if (before === undefined || now === undefined) return before === now;
  return Object.keys(before).every((name) => !(name in now) || isSame(before[name], now[name]));
}

/** Returns true if the service refused a write because of what the record has become: changed, decided, or deleted. */
export function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && [404, 409, 412].includes(error.status ?? 0);
}
