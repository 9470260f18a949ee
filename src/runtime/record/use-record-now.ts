import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { resourceQueries } from '#lib/queries/resource-queries.ts';
import { inBackground } from '#lib/session/in-background.ts';
import { isSameReading } from '#lib/submission/same-reading.ts';
import { readWhileWatched } from '#runtime/news/read-while-watched.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import { changedLines } from './changed-lines.ts';
import { listedRecord } from './listed-record.ts';
import { idOf } from './present-field.ts';

/** The time between two reads of the record of an open question, in milliseconds. */
const rereadTime = 5_000;

/**
 * Returns the record of an open question as it is now. It is read every 5 s while somebody looks at the page, so that the user
 * confirms what is true; with versions also when the question opens. After a change, the lists on the screen are read again, too.
 */
export function useRecordNow(resource: Resource, shown: StoredRecord | undefined, open: boolean) {
  const client = useQueryClient();
  const id = shown && idOf(shown);
  const isRead = resource.versioned === true && resource.endpoints.one !== undefined;
  const isOpen = open && id !== undefined;
  const query = resourceQueries(resource).one(id ?? '');
  const one = useQuery({ ...query, enabled: isOpen && isRead });
  const listed = useQuery({ ...listedRecord(client, resource, shown), enabled: isOpen && !isRead });
  const { refetch } = isRead ? one : listed;
  /** True from a write on, until it fails or the next question opens. */
  const isWritten = useRef(false);
  useEffect(() => {
    if (!isOpen) return;
    isWritten.current = false;
    const read = async () => {
      if (!isWritten.current) await inBackground(() => refetch({ cancelRefetch: false }));
    };
    return readWhileWatched(read, rereadTime);
  }, [isOpen, refetch]);
  const record = (isRead ? one.data : (listed.data ?? undefined)) ?? shown;
  const isGone = isOpen && isRead && one.error instanceof ApiError && one.error.status === 404;

  const inLists = useRef(shown);
  useEffect(() => {
    if (!isOpen || (isUnchanged(inLists.current, record) && !isGone)) return;
    inLists.current = record;
    const queryKey = ['resource', resource.name, 'list'];
    void inBackground(() => client.invalidateQueries({ queryKey }));
  }, [client, resource, record, isOpen, isGone]);

  return {
    record,
    /**
     * Makes a write of the record, which is not read meanwhile: a read could find what the write has done before its response
     * arrives, and the page of a deleted record would be that of a missing one.
     */
    async during<Result>(write: () => Promise<Result>): Promise<Result> {
      isWritten.current = true;
      await client.cancelQueries(query);
      try {
        const result = await write();
        await client.cancelQueries(query);
        return result;
      } catch (error) {
        isWritten.current = false;
        throw error;
      }
    },
    /** True during the first read. A failed read does not block the question, since the service decides. */
    waiting: isOpen && isRead && one.isFetching && !one.isFetchedAfterMount,
    isGone,
    /** True if the record is no longer as it was shown. */
    hasChanged: isOpen && !isUnchanged(shown, record),
    /** What has changed: a line for each field. */
    changes: isOpen && shown && record ? changedLines(resource, shown, record) : [],
  };
}

/** Compares the members that both have: a row of a list may have fewer members than the record itself. */
function isUnchanged(before: StoredRecord | undefined, now: StoredRecord | undefined): boolean {
  if (before === undefined || now === undefined) return before === now;
  return Object.keys(before).every((name) => !(name in now) || isSameReading(before[name], now[name]));
}

/** Returns true if the service refused a write because the record has another version. What is read again may allow it. */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 412;

/** Returns true if the service refused a write because the record has changed, was decided on, or was deleted. */
export function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && [404, 409, 412].includes(error.status ?? 0);
}
