import { expect, test } from 'vitest';
import { t } from '#lib/i18n/i18n.ts';
import { tooLong } from './too-long.ts';

test('a spreadsheet has a largest number of rows below its headings, a text file has none', () => {
  expect(tooLong('xlsx', 1_048_575)).toBeUndefined();
  expect(tooLong('xlsx', 1_048_576)).toBe(t('export.tooMany', { max: (1_048_575).toLocaleString('fr-FR') }));
  expect(tooLong('csv', 1_048_576)).toBeUndefined();
});
