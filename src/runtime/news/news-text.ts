import type { RecordList } from '#lib/api/envelope.ts';
import { t } from '#lib/i18n/i18n.ts';
import { countedText } from '#lib/i18n/sentences.ts';
import { formatInteger } from '#lib/numbers/numbers.ts';
import type { Resource } from '#schema/resource.ts';

/**
 * Returns what is new in a list, compared with what is shown: the number of new records where it is known. Returns
 * undefined if nothing has changed.
 */
export function newsText({ name }: Resource, shown: RecordList, found: RecordList): string | undefined {
  if (JSON.stringify(shown) === JSON.stringify(found)) return undefined;
  const isCounted = [shown, found].every(({ totalKnown, more }) => totalKnown && !more);
  const count = isCounted ? found.total - shown.total : 0;
  if (count <= 0) return t('news.changed');
  return (
    countedText(`news.records.${name}`, count) ??
    t('news.some', { count, number: formatInteger(count) ?? '' })
  );
}
