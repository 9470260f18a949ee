import type { StoredRecord } from '#schema/resource.ts';

/** The record that a form edits, and how the form shows it. A conflict about its version opens a merge. */
export interface Edited {
  readonly record: StoredRecord;
  draftOf(record: StoredRecord): Record<string, unknown>;
  labelOf(name: string): string;
  /** Returns the labels of a field's values. Default: none. */
  choiceOf?(name: string): (value: string) => string | undefined;
}
