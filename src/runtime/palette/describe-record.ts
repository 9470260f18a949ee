import { textOf, titleOf } from '#runtime/record/present-field.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import { containsAll } from './text-parts.ts';

/** The number of values beside a title. */
const shownValues = 2;

/**
 * Returns the title of a found record and the values that tell it from others: first those that were searched for, then the
 * first one of each column. The title is undefined if the record has none.
 */
export function describeRecord(resource: Resource, record: StoredRecord, words: readonly string[]) {
  const title = titleOf(resource, record);
  const columns = resource.list.columns.map((column) =>
    (typeof column === 'string' ? [column] : column.lines.flat())
      .filter((name) => name !== resource.title)
      .map((name) => textOf(resource, record, name))
      .filter((text) => text !== undefined && text !== title),
  );
  const isSearched = (text: string | undefined) =>
    text !== undefined && words.some((word) => containsAll(text.replaceAll(/(?<=\d)\s(?=\d)/g, ''), [word]));
  const values = new Set([...columns.flat().filter(isSearched), ...columns.map(([first]) => first)]);
  values.delete(undefined);
  return { title, description: [...values].slice(0, shownValues).join(' · ') };
}
