import { describe, expect, test } from 'vitest';
import { accepts, junk, submit } from '#fields/testing.ts';
import { money } from './money.ts';
import { views } from './money.views.tsx';

const price = money({ required: true });
const context = { field: price, labelOf: () => undefined };
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

describe('a stored amount', () => {
  test.each([
    [12.5, '12,50 €'],
    ['12.50', '12,50 €'],
    [0, '0,00 €'],
    [-3, '−3,00 €'],
    [1234567.891, '1 234 567,89 €'],
  ])('%j is formatted as %s', (value, text) => {
    expect(accepts(price, value)).toBe(true);
    expect(plain(views.format(value, context))).toBe(text);
    expect(views.isEmpty(value)).toBe(false);
  });

  test('of another type is rejected', () => {
    const others = junk.filter((value) => value !== 0 && value !== 12.5);
    for (const value of [...others, null, '', '12,50 €', 'abc', '9'.repeat(400)])
      expect(accepts(price, value)).toBe(false);
    expect(accepts(money({ nullable: true }), null)).toBe(true);
  });

  test('fills a form with a comma; anything else leaves it empty', () => {
    expect(price.toDraft(12.5)).toBe('12,5');
    expect(price.toDraft('38.00')).toBe('38');
    expect(price.toDraft(null)).toBe('');
    expect(price.toDraft('abc')).toBe('');
  });
});

describe('an entered amount', () => {
  test.each([
    ['12,50', 12.5],
    ['12.5', 12.5],
    ['1 234,50', 1234.5],
    ['1\u202f234,50\u00a0€', 1234.5],
    ['EUR 12.50', 12.5],
    ['1,234.50 €', 1234.5],
    ['0', 0],
    ['-3', -3],
  ])('%j is sent as %d', (draft, sent) => {
    expect(submit(price, draft)).toEqual({ sent });
  });

  test.each([
    ['', 'required'],
    ['douze', 'numberIn'],
    ['12,50 $', 'numberIn'],
    ['1,234', 'decimals'],
    ['12,505', 'decimals'],
    ['99999999999', 'atMost'],
    ['-99999999999', 'atLeast'],
    ['1'.repeat(40), 'tooLong'],
  ])('%j is rejected', (draft, problem) => {
    expect(submit(price, draft)).toEqual({ problems: [problem] });
  });

  test('is at least the minimum of its field', () => {
    expect(submit(money({ min: 0 }), '-0,01')).toEqual({ problems: ['atLeast'] });
    expect(submit(money({ min: 0 }), '0')).toEqual({ sent: 0 });
  });

  test('is at most the maximum of its field', () => {
    expect(submit(money({ max: 100 }), '100,01')).toEqual({ problems: ['atMost'] });
    expect(submit(money({ max: 100 }), '100')).toEqual({ sent: 100 });
  });

  test('may be left out if it is not required', () => {
    expect(submit(money({}), '')).toEqual({ sent: null });
  });
});
