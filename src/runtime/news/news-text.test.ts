import { expect, test } from 'vitest';
import { t } from '#lib/i18n/i18n.ts';
import { planets } from '#runtime/testing/planets.ts';
import { newsText } from './news-text.ts';

const listOf = (total: number, ...ids: number[]) => ({
  ...{ total, totalKnown: true, more: false },
  records: ids.map((id) => ({ id })),
});
const counted = (count: number) => t('news.some', { count, number: String(count) });
const shown = listOf(9, 6, 5, 4);
const textOf = (found: ReturnType<typeof listOf>, page = 1) => newsText(planets, shown, found, page);

test('the number of new records is named if they are in the page that the offer shows', () => {
  expect(textOf(listOf(9, 6, 5, 4))).toBeUndefined();
  expect(textOf(listOf(11, 8, 7, 6))).toBe(counted(2));
});

test('more new records than a page has begin with it', () => {
  expect(textOf(listOf(14, 11, 10, 9))).toBe(counted(5));
});

test('records that the offer would not show are not counted: the list has changed', () => {
  const changed = t('news.changed');
  expect(textOf(listOf(11, 6, 5, 4))).toBe(changed);
  expect(textOf(listOf(11, 7, 6, 5))).toBe(changed);
  // On a later page, the new rows are those that the page before had.
  expect(textOf(listOf(11, 8, 7, 6), 2)).toBe(changed);
  expect(textOf({ ...listOf(11, 8, 7, 6), more: true })).toBe(changed);
});
