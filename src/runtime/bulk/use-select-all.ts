import { useEffect, useRef, useState } from 'react';
import { errorText } from '#lib/errors/errors.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { notify } from '#lib/notify/notify.ts';
import type { ListQuery } from '#lib/queries/list-call.ts';
import { readPages } from '#runtime/export/read-pages.ts';
import type { Resource } from '#schema/resource.ts';
import { type ReadRecords, readAll } from './read-all.ts';
import { type Selection, selectionKey } from './use-selection.ts';

/**
 * Selects all records that the search and the filters let through: reads the list page by page, so that it is known what is
 * selected and what each record allows. What comes later is not selected, and what leaves the selection or is deleted meanwhile is
 * not selected again.
 */
export function useSelectAll(resource: Resource, search: ListQuery, { select, deselected }: Selection) {
  const t = useTranslate();
  const [read, setRead] = useState<number>();
  const [all, setAll] = useState<ReadRecords>();
  const reading = useRef<AbortController>(undefined);
  const cancel = () => {
    reading.current?.abort();
    setRead(undefined);
  };
  useEffect(() => () => reading.current?.abort(), []);

  return {
    /** The number of records that have been read; undefined if none are being read. */
    read,
    /** What was read the last time; undefined before. */
    all,
    cancel,
    start() {
      const current = new AbortController();
      reading.current?.abort();
      reading.current = current;
      setRead(0);
      deselected.clear();
      readAll(readPages(resource, search), current.signal, setRead).then(
        (found) => {
          if (current.signal.aborted) return;
          setRead(undefined);
          setAll(found);
          select(
            found.records.filter((record) => !deselected.has(selectionKey(record))),
            true,
          );
          if (found.hasChanged) notify.error(t('bulk.listChanged'));
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
