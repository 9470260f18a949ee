import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { resourceQueries } from '#lib/queries/resource-queries.ts';
import { titleOf } from '#runtime/record/present-field.ts';
import type { RecordId, Resource, StoredRecord } from '#schema/resource.ts';

/**
 * One record without its looks. Throws what reading it failed with: the route's error page tells it.
 * Until the record is there its name is the one that the link carried (`?name=`).
 */
export function useRecordController(resource: Resource, id: RecordId) {
  const answer = useQuery(resourceQueries(resource).one(id));
  const params = useSearch({ strict: false });
  // A record that is there stays, whatever became of reading it anew; one that is gone does not.
  if (answer.error !== null && !answer.isFetching && (answer.data === undefined || isGone(answer.error))) {
    throw answer.error;
  }

  const fresh = answer.isFetching && !answer.isFetchedAfterMount ? undefined : answer.data;
  const record = useFirst(fresh);
  return {
    /** The record as it was first read: what is being edited does not change under one's hands. */
    record,
    /** The record as it is now. */
    current: answer.data,
    title: (answer.data && titleOf(resource, answer.data)) ?? (answer.data ? undefined : params['name']),
  };
}

function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Keeps the first value that was there. */
function useFirst(value: StoredRecord | undefined): StoredRecord | undefined {
  const [first, setFirst] = useState(value);
  if (first === undefined && value !== undefined) setFirst(value);
  return first ?? value;
}
