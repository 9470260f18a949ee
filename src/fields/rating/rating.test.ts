import { describe, expect, test } from 'vitest';
import { accepts, junk } from '#fields/testing.ts';
import { rating } from './rating.ts';
import { meaning, views } from './rating.views.tsx';

const note = rating({});
const context = { field: note, labelOf: () => undefined };
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test.each([
  [{ avg: 4.5, total: 12 }, '4,50 / 12'],
  [{ avg: 4.567, total: 1 }, '4,57 / 1'],
  [{ avg: 0, total: 0 }, '0,00 / 0'],
  [{ avg: 5, total: 12_345 }, '5,00 / 12 345'],
  [{ avg: -0.001, total: 3 }, '0,00 / 3'],
])('%j is formatted as %s', (value, text) => {
  expect(plain(views.format(value, context))).toBe(text);
  expect(views.isEmpty(value)).toBe(false);
});

test('assistive technology reads the meaning of the numbers', () => {
  expect(meaning({ avg: 4.5, total: 12 })).toBe('Note moyenne de 4,50 pour 12 avis');
});

describe('a stored rating', () => {
  test('is two numbers, or null if its field is nullable', () => {
    expect(accepts(note, { avg: 4.5, total: 12, more: true })).toBe(true);
    expect(accepts(note, null)).toBe(false);
    expect(accepts(rating({ nullable: true }), null)).toBe(true);
    for (const value of junk) expect(accepts(note, value)).toBe(false);
  });

  test.each([
    [{ avg: null, total: 0 }],
    [{ avg: '4.5', total: 12 }],
    [{ avg: Number.NaN, total: 12 }],
    [{ avg: 4.5 }],
    [{ avg: 4.5, total: 1.5 }],
    [{ avg: 4.5, total: -1 }],
  ])('%j is none', (value) => {
    expect(accepts(note, value)).toBe(false);
  });

  test('never fills a form', () => {
    expect(note.toDraft({ avg: 4.5, total: 12 })).toBeNull();
  });
});
