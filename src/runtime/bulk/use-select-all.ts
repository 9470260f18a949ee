import { useEffect, useRef, useState } from 'react';
import { errorText } from '#lib/errors/errors.ts';
import { notify } from '#lib/notify/notify.ts';
import type { ListQuery } from '#lib/queries/list-call.ts';
import { readPages } from '#runtime/export/read-pages.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';

/** The most records that are selected at once. */
export const maxSelected = 10_000;

/**
 * Selects all records that the search and the filters let through: reads the list page by page, so that it is known what is
 * selected and what each record allows. What comes later is not selected. `onRead` gets the records.
 */
export function useSelectAll(
  resource: Resource,
  search: ListQuery,
  onRead: (records: readonly StoredRecord[]) => void,
) {
  const [read, setRead] = useState<number>();
  const reading = useRef<AbortController>(undefined);
  const cancel = () => {
    reading.current?.abort();
    setRead(undefined);
  };
  useEffect(() => () => reading.current?.abort(), []);

  async function readAll({ signal }: AbortController): Promise<StoredRecord[]> {
    const pages = readPages(resource, search);
    const records: StoredRecord[] = [];
    while (records.length < maxSelected) {
      const page = await pages.next(signal);
      if (page === undefined || signal.aborted) break;
      records.push(...page);
      setRead(records.length);
    }
    return records.slice(0, maxSelected);
  }

  return {
    /** The number of records that have been read; undefined if none are being read. */
    read,
    cancel,
    start() {
      const current = new AbortController();
      reading.current?.abort();
      reading.current = current;
      setRead(0);
      readAll(current).then(
        (records) => {
          if (current.signal.aborted) return;
          setRead(undefined);
          onRead(records);
        },
        (error: unknown) => {
          if (current.signal.aborted) return;
          setRead(undefined);
          notify.error(errorText(error));
        },
      );
    },
  };
}
