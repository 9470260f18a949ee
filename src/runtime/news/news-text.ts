import type { RecordList } from '#lib/api/envelope.ts';
import { t } from '#lib/i18n/i18n.ts';
import { countedText } from '#lib/i18n/sentences.ts';
import { formatInteger } from '#lib/numbers/numbers.ts';
import { isSameReading } from '#lib/submission/same-reading.ts';
import type { Resource } from '#schema/resource.ts';

/** Returns how many records of a list are not in another one. */
function newIn({ records }: RecordList, before: RecordList): number {
  const known = new Set(before.records.map((record) => String(record['id'])));
  return records.filter((record) => !known.has(String(record['id']))).length;
}

/**
 * Returns what is new in a list, compared with what is shown: the number of new records where it is known, and where they are
 * the first ones of the page that is then shown. On a later page, or in another order, they would not be seen. Returns undefined
 * if nothing has changed.
 */
export function newsText(
  { name }: Resource,
  shown: RecordList,
  found: RecordList,
  page: number,
): string | undefined {
  if (isSameReading(shown, found)) return undefined;
  const isCounted = [shown, found].every(({ totalKnown, more }) => totalKnown && !more);
  const count = isCounted ? found.total - shown.total : 0;
  const isShown = page === 1 && newIn(found, shown) === Math.min(count, found.records.length);
  if (count <= 0 || !isShown) return t('news.changed');
  return (
    countedText(`news.records.${name}`, count) ??
    t('news.some', { count, number: formatInteger(count) ?? '' })
  );
}
