import { describe, expect, test } from 'vitest';
import { accepts, junk, submit } from '#fields/testing.ts';
import { quantity } from './quantity.ts';
import { views } from './quantity.views.tsx';

const seats = quantity({ required: true, min: 1 });
const distance = quantity({ unit: 'kilometer', decimals: 2 });
const latitude = quantity({ decimals: 6 });
const precise = quantity({ unit: 'kilometer', decimals: 4 });
const duration = quantity({ unit: 'minute' });
const labelOf = () => undefined;
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

describe('a stored quantity', () => {
  test.each([
    [seats, 3, '3'],
    [seats, 0, '0'],
    [seats, '12.50', '12,5'],
    [distance, 12.5, '12,5 km'],
    [distance, '1234.5', '1 234,5 km'],
    [latitude, 48.856614, '48,856614'],
    [latitude, 0.0004, '0,0004'],
    [precise, 1.2345, '1,2345 km'],
    [duration, 25, '25 min'],
    [duration, -1, '−1 min'],
  ])('%# is formatted', (field, value, text) => {
    expect(accepts(field, value)).toBe(true);
    expect(plain(views.format(value, { field, labelOf }))).toBe(text);
    expect(views.isEmpty(value)).toBe(false);
  });

  test('of another type is rejected', () => {
    const others = junk.filter((value) => value !== 0 && value !== 12.5);
    for (const value of [...others, null, '', '3 places', 'abc']) expect(accepts(seats, value)).toBe(false);
    expect(accepts(quantity({ nullable: true }), null)).toBe(true);
  });

  test('fills a form', () => {
    expect(distance.toDraft('12.50')).toBe('12,5');
    expect(distance.toDraft(undefined)).toBe('');
  });
});

describe('an entered quantity', () => {
  test('is a count unless its field has decimals', () => {
    expect(submit(seats, '4')).toEqual({ sent: 4 });
    expect(submit(seats, '4,5')).toEqual({ problems: ['integer'] });
    expect(submit(distance, '4,25')).toEqual({ sent: 4.25 });
    expect(submit(distance, '4,255')).toEqual({ problems: ['decimals'] });
  });

  test('may have its unit beside it, and no other one', () => {
    expect(submit(distance, '12,5 km')).toEqual({ sent: 12.5 });
    expect(submit(duration, '25 min')).toEqual({ sent: 25 });
    expect(submit(duration, '2 h')).toEqual({ problems: ['numberIn'] });
    expect(submit(seats, '3 places')).toEqual({ problems: ['number'] });
  });

  test('is limited as its field declares', () => {
    expect(submit(seats, '0')).toEqual({ problems: ['atLeast'] });
    expect(submit(seats, '')).toEqual({ problems: ['required'] });
    expect(submit(seats, '3 000 000 000')).toEqual({ problems: ['atMost'] });
    expect(submit(duration, '-3 000 000 000')).toEqual({ problems: ['atLeast'] });
    expect(submit(quantity({ max: 9 }), '-10')).toEqual({ sent: -10 });
    expect(submit(quantity({ max: 9e12 }), '-3 000 000 000')).toEqual({ sent: -3e9 });
    expect(submit(quantity({ max: 9 }), '10')).toEqual({ problems: ['atMost'] });
    expect(submit(seats, 'trois')).toEqual({ problems: ['number'] });
    expect(submit(duration, '')).toEqual({ sent: null });
  });
});
