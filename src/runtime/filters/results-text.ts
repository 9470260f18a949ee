import { t } from '#lib/i18n/i18n.ts';
import { formatInteger } from '#lib/numbers/numbers.ts';

/** Returns the number of records as text: "237 résultats". `more`: there are more than that, which nobody has counted. */
export function resultsText({ total, more }: { readonly total: number; readonly more: boolean }): string {
  const number = formatInteger(total) ?? String(total);
  if (more) return t('list.moreResults', { total: number });
  return t('list.results', { count: total }).replace(String(total), number);
}
