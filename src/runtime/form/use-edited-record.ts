import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { resourceQueries } from '#lib/queries/resource-queries.ts';
import { idOf } from '#runtime/record/present-field.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';

/**
 * Returns the record that a dialog edits. Where records have versions it is read when the dialog opens, since the row of
 * a list has no version; elsewhere it is the row. It stays the same until the dialog closes.
 */
export function useEditedRecord(resource: Resource, shown: StoredRecord | undefined, open: boolean) {
  const id = shown && idOf(shown);
  const isRead = resource.versioned === true && id !== undefined;
  const query = useQuery({ ...resourceQueries(resource).one(id ?? ''), enabled: open && isRead });
  const [read, setRead] = useState<StoredRecord>();
  const fresh = query.isFetching && !query.isFetchedAfterMount ? undefined : query.data;
  if (isRead && read === undefined && fresh !== undefined) setRead(fresh);
  return {
    record: (isRead ? (read ?? fresh) : undefined) ?? shown,
    query,
    /** True until it is read, and if reading failed: a form without the version could undo the change of another. */
    waiting: isRead && (read ?? fresh) === undefined,
  };
}
