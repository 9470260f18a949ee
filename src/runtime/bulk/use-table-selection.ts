import { useCallback } from 'react';
import type { TableSelection } from '#kit/table/table.ts';
import { t } from '#lib/i18n/i18n.ts';
import { titleOf } from '#runtime/record/present-field.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import { type Selection, selectionKey } from './use-selection.ts';

/** Returns the checkboxes of a table that select its rows; undefined if there is no `selection`. */
export function useTableSelection(
  resource: Resource,
  selection: Selection | undefined,
): TableSelection<StoredRecord> | undefined {
  // The same function for all selections: only the checkboxes that change are rendered again.
  const labelOf = useCallback(
    (record: StoredRecord) =>
      selectionKey(record) && t('list.select', { title: titleOf(resource, record) ?? String(record['id']) }),
    [resource],
  );
  return (
    selection && {
      label: t('list.selectPage'),
      selected: selection.records,
      labelOf,
      onSelect: selection.select,
    }
  );
}
