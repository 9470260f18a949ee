import type { ListQuery } from '#lib/queries/list-call.ts';
import type { NextElement } from '#runtime/links/next-row.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import type { BulkAction } from './bulk-actions.ts';
import type { Selection } from './use-selection.ts';

/** The selection of a list, and what the list shows. */
export interface BulkBarProps {
  resource: Resource;
  search: ListQuery;
  selection: Selection;
  /** The rows on the screen: they are newer than those that were selected on another page. */
  shown: readonly StoredRecord[];
  /** The records that the search and the filters let through, if the service states their total. */
  counted: { readonly total: number; readonly more: boolean } | undefined;
}

/** An action and the records that it was chosen for. */
export interface ChosenAction {
  readonly action: BulkAction;
  readonly records: readonly StoredRecord[];
  /** The number of selected records that do not allow it. */
  readonly skipped: number;
  /** Finds where the focus goes afterwards. */
  readonly next: NextElement;
}
