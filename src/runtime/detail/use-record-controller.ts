import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { resourceQueries } from '#lib/queries/resource-queries.ts';
import { forgetRecent, keepRecent } from '#lib/recent/recent-records.ts';
import { isFailed } from '#runtime/page/query-error.tsx';
import { titleOf } from '#runtime/record/present-field.ts';
import { useBriefly } from '#runtime/record/use-briefly.ts';
import type { RecordId, Resource, StoredRecord } from '#schema/resource.ts';

/**
 * Reads one record. Throws the error of the query, which the route's error page shows. Until the record is loaded,
 * its title is the one in the link (`?name=`).
 */
export function useRecordController(resource: Resource, id: RecordId) {
  const query = useQuery(resourceQueries(resource).one(id));
  const { name } = useSearch({ strict: false });
  useRecent(resource, id, query.data, query.error);
  // A loaded record stays when reading it again fails, unless it has been deleted.
  if (query.error !== null && !query.isFetching && (query.data === undefined || isDeleted(query.error))) {
    throw query.error;
  }

  const fresh = query.isFetching && !query.isFetchedAfterMount ? undefined : query.data;
  const record = useFirst(fresh);
  const t = useTranslate();
  const title =
    (query.data && titleOf(resource, query.data)) ??
    (query.data || typeof name !== 'string' ? undefined : name);
  return {
    /** The record as first loaded: a form that is being filled in must not change. */
    record,
    /** The record as last loaded. */
    current: query.data,
    /** The query if the record could not be read again: what is shown is older. Else undefined. */
    failed: isFailed(query) ? query : undefined,
    title,
    /** True while what depends on the actions of the record is hidden: they may need a line of their own. */
    waiting: useBriefly(query.data === undefined),
    /** The record in the breadcrumb. An id says nothing to a reader who only waits for the name. */
    crumb: title ?? (query.data ? String(id) : t('common.loading')),
  };
}

/** Keeps a record among those that were opened last, unless it has been deleted. */
function useRecent(resource: Resource, id: RecordId, record: StoredRecord | undefined, error: Error | null) {
  const title = record && titleOf(resource, record);
  const isGone = error !== null && isDeleted(error);
  useEffect(() => {
    if (isGone) forgetRecent(resource.name, id);
    else if (title !== undefined) keepRecent({ resource: resource.name, id, title });
  }, [resource, id, title, isGone]);
}

function isDeleted(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Returns the first value that is not undefined, for as long as the component exists. */
function useFirst(value: StoredRecord | undefined): StoredRecord | undefined {
  const [first, setFirst] = useState(value);
  if (first === undefined && value !== undefined) setFirst(value);
  return first ?? value;
}
