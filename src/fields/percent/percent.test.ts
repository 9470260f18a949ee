import { expect, test } from 'vitest';
import { accepts, junk, submit } from '#fields/testing.ts';
import { percent } from './percent.ts';
import { views } from './percent.views.tsx';

const rate = percent({});

test.each([
  [0.2, '20 %'],
  ['0.055', '5,5 %'],
  [0, '0 %'],
  [-0.1, '−10 %'],
  [1.5, '150 %'],
])('%j is formatted as %s', (value, text) => {
  expect(accepts(rate, value)).toBe(true);
  expect(views.format(value, { field: rate, labelOf: () => undefined }).replaceAll(/\s/g, ' ')).toBe(text);
  expect(views.isEmpty(value)).toBe(false);
});

test('a value of another type is rejected', () => {
  const others = junk.filter((value) => value !== 0 && value !== 12.5);
  for (const value of [...others, null, '20 %', '']) expect(accepts(rate, value)).toBe(false);
  expect(accepts(percent({ nullable: true }), null)).toBe(true);
});

test.each([
  [0.2, '20'],
  ['0.055', '5,5'],
  [0.07, '7'],
  [0.1234, '12,34'],
])('%j fills a form as %s percent, and is sent again', (share, text) => {
  expect(rate.toDraft(share)).toBe(text);
  expect(submit(rate, text)).toEqual({ sent: Number(share) });
});

test.each([
  ['', 'required'],
  ['vingt', 'numberIn'],
  ['20 €', 'numberIn'],
  ['12,345', 'decimals'],
  ['12,3400000000001', 'decimals'],
  ['-1', 'atLeast'],
  ['100,01', 'atMost'],
  ['1'.repeat(31), 'tooLong'],
])('%j is rejected', (text, problem) => {
  expect(submit(percent({ required: true, max: 1 }), text)).toEqual({ problems: [problem] });
});

test('an optional share may be missing, and other limits are those of its field', () => {
  expect(submit(rate, ' ')).toEqual({ sent: null });
  expect(submit(percent({ min: -1 }), '−5 %')).toEqual({ sent: -0.05 });
  expect(rate.toDraft('abc')).toBe('');
  expect(rate.fromPart?.('0.2')).toBe(0.2);
  expect(rate.fromPart?.('')).toBeNull();
  for (const text of ['0x10', ' ', 'Infinity', '0,2']) expect(rate.fromPart?.(text)).toBe(text);
});

test('a sent share has the decimals of its percentage, however small the rest is', () => {
  const { sent } = rate;
  for (const share of [0, 0.07, 0.1234, 0.29, 10]) expect(sent?.safeParse(share).success).toBe(true);
  for (const share of [0.12345, 0.1234000000001]) expect(sent?.safeParse(share).success).toBe(false);
});
