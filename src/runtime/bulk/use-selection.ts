import { useMemo, useState } from 'react';
import type { ListQuery } from '#lib/queries/list-call.ts';
import { idOf } from '#runtime/record/present-field.ts';
import type { StoredRecord } from '#schema/resource.ts';

/** The records of a selection in which nothing has been selected yet. */
export const untouched: ReadonlyMap<string, StoredRecord> = new Map();

/** Returns the key of a record in a selection; undefined if it cannot be selected, because it has no id. */
export const selectionKey = (record: StoredRecord): string | undefined => JSON.stringify(idOf(record));

/**
 * Controls which records of a list are selected, by their keys. They stay selected on other pages and in another order. A
 * change of the search or of a filter clears the selection: nobody acts on rows that are out of sight for that reason.
 */
export function useSelection({ query, filters }: Pick<ListQuery, 'query' | 'filters'>) {
  /** The search and the filters that the selection belongs to. */
  const scope = JSON.stringify([query, filters]);
  const [kept, setKept] = useState({ scope, records: untouched });
  const actions = useMemo(() => {
    const deselected = new Set<string | undefined>();
    /** Selects records beside the others, or no longer. */
    const select = (records: Iterable<StoredRecord>, selected: boolean) => {
      for (const record of records) deselected[selected ? 'delete' : 'add'](selectionKey(record));
      setKept((before) => {
        // What was read for another search comes too late.
        if (before.scope !== scope) return before;
        const next = new Map(before.records);
        for (const record of records) {
          const key = selectionKey(record);
          if (key !== undefined && selected) next.set(key, record);
          else next.delete(key ?? '');
        }
        return selected || next.size < before.records.size ? { scope, records: next } : before;
      });
    };
    return {
      select,
      /** The keys of what was last deselected or dropped, also if it was not selected. Who reads it empties it before. */
      deselected,
      /** Ends the selection of records that a write has changed or removed: the selection holds them as they were before. */
      drop: (records: Iterable<StoredRecord>) => select(records, false),
      // Where nothing is selected, nothing changes: it would be announced.
      clear: () => setKept((before) => (before.records.size === 0 ? before : { scope, records: new Map() })),
    };
  }, [scope]);
  if (kept.scope !== scope) setKept({ scope, records: untouched });
  const { records } = kept;
  return useMemo(() => ({ scope, records, ...actions }), [scope, records, actions]);
}

/** The result of {@link useSelection}. */
export type Selection = ReturnType<typeof useSelection>;
