import type { TableSelection } from '#kit/table/table.ts';
import { t } from '#lib/i18n/i18n.ts';
import { titleOf } from '#runtime/record/present-field.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import { type Selection, selectionKey } from './use-selection.ts';

/** Returns the boxes of a table that select its rows. */
export function tableSelection(resource: Resource, selection: Selection): TableSelection<StoredRecord> {
  return {
    label: t('list.selectPage'),
    selected: selection.records,
    labelOf: (record) =>
      selectionKey(record) && t('list.select', { title: titleOf(resource, record) ?? String(record['id']) }),
    onSelect: selection.select,
  };
}
