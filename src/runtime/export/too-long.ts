import { t } from '#lib/i18n/i18n.ts';
import { maxXlsxRows } from '#lib/sheets/limits.ts';

/** Returns why a format cannot have so many rows; undefined if it can. */
export const tooLong = (format: 'csv' | 'xlsx', rows: number): string | undefined =>
  format === 'xlsx' && rows > maxXlsxRows
    ? t('export.tooMany', { max: maxXlsxRows.toLocaleString('fr-FR') })
    : undefined;
