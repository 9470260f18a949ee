import { t } from '#lib/i18n/i18n.ts';
import { formatInteger } from '#lib/numbers/numbers.ts';

/** A number of records as text. */
export interface CountTexts {
  /** "12", "10 000+". */
  readonly shown: string;
  /** What screen readers read, who say nothing of a plus, or something else: "12", "plus de 10 000". */
  readonly read: string;
}

/** Returns the number of records as text. `more`: there are more than that, which nobody has counted. */
export function countTexts({ total, more }: { readonly total: number; readonly more: boolean }): CountTexts {
  const number = formatInteger(total) ?? String(total);
  return more
    ? { shown: t('counts.more', { total: number }), read: t('counts.moreRead', { total: number }) }
    : { shown: number, read: number };
}
