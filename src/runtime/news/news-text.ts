import type { RecordList } from '#lib/api/envelope.ts';
import { findText, t } from '#lib/i18n/i18n.ts';
import { formatInteger } from '#lib/numbers/numbers.ts';
import type { Resource } from '#schema/resource.ts';

const plurals = new Intl.PluralRules('fr');

/**
 * Returns what is new in a list, compared with what is shown: the number of new records where it is known. Returns
 * undefined if nothing has changed.
 */
export function newsText({ name }: Resource, shown: RecordList, found: RecordList): string | undefined {
  if (JSON.stringify(shown) === JSON.stringify(found)) return undefined;
  const isCounted = [shown, found].every(({ totalKnown, more }) => totalKnown && !more);
  const count = isCounted ? found.total - shown.total : 0;
  if (count <= 0) return t('news.changed');
  const number = formatInteger(count) ?? String(count);
  const own = findText(`news.records.${name}_${plurals.select(count)}`);
  return own?.replace('{{number}}', number) ?? t('news.some', { count }).replace(String(count), number);
}
