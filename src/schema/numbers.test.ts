import { describe, expect, test } from 'vitest';
import { enteredNumber, storedInteger, storedNumber } from './numbers.ts';

const price = enteredNumber({ required: true }, { min: 0, max: 1000, decimals: 2 });
const resultOf = (schema: typeof price.draft, value: unknown) => {
  const read = schema.safeParse(value);
  return read.success ? read.data : read.error.issues.map(({ message }) => message).join();
};

describe('a typed number', () => {
  test.each([
    ['12,50', 12.5],
    ['12.5', 12.5],
    ['1 000', 1000],
    ['1\u202f000,00', 1000],
    ['0', 0],
    [',5', 0.5],
    ['7,', 7],
    ['+3', 3],
  ])('%j is sent as %d', (typed, sent) => {
    expect(resultOf(price.draft, typed)).toBe(sent);
  });

  test.each([
    ['', 'required'],
    ['  ', 'required'],
    [null, 'required'],
    [undefined, 'required'],
    [12, 'required'],
    ['douze', 'number'],
    ['NaN', 'number'],
    ['Infinity', 'number'],
    ['1e3', 'number'],
    ['0x10', 'number'],
    ['1,2,3', 'number'],
    ['1.234,50', 'atMost?max=1000'],
    ['12 €', 'number'],
    [',', 'number'],
    ['-', 'number'],
    ['12,505', 'decimals?digits=2'],
    ['-0,01', 'atLeast?min=0'],
    ['\u22121', 'atLeast?min=0'],
    ['1000,01', 'atMost?max=1000'],
    ['9'.repeat(31), 'tooLong?max=30'],
  ])('%j is rejected', (typed, problem) => {
    expect(resultOf(price.draft, typed)).toBe(problem);
  });

  test('may be negative without a minimum, and must be an integer without decimals', () => {
    const count = enteredNumber({ required: true }, { max: 10, decimals: 0 });
    expect(resultOf(count.draft, '-4')).toBe(-4);
    expect(resultOf(count.draft, '1,5')).toBe('integer');
  });

  test('may be left out if it is not required', () => {
    const optional = enteredNumber({ required: false }, { max: 10, decimals: 0 });
    expect(optional.draft.safeParse(' ').data).toBeNull();
    expect(optional.sent.safeParse(null).data).toBeNull();
  });
});

describe('a sent number', () => {
  test.each([
    [12.5, 12.5],
    [0, 0],
    ['12.5', 'number'],
    [Number.NaN, 'number'],
    [Number.POSITIVE_INFINITY, 'number'],
    [true, 'number'],
    [[], 'number'],
    [undefined, 'required'],
    [null, 'required'],
    [12.505, 'decimals?digits=2'],
    [-1, 'atLeast?min=0'],
    [1e21, 'atMost?max=1000'],
  ])('%j is %s', (value, result) => {
    const read = price.sent.safeParse(value);
    expect(read.success ? read.data : read.error.issues[0]?.message).toBe(result);
  });
});

describe('a stored number', () => {
  test('is a number or a text that is one', () => {
    for (const value of [0, -3, 12.5, '12.50', ' 7 ', '-0.5'])
      expect(storedNumber.safeParse(value).success).toBe(true);
    for (const value of ['', 'abc', '12,5', 'NaN', Number.NaN, '9'.repeat(400), null, true, {}, [5]])
      expect(storedNumber.safeParse(value).success).toBe(false);
  });

  test('without decimals has a sign, too', () => {
    for (const value of [0, -3, '7', ' 7 ', '-3', '+3'])
      expect(storedInteger.safeParse(value).success).toBe(true);
    for (const value of ['', '-', '1.5', 1.5, '3-', null])
      expect(storedInteger.safeParse(value).success).toBe(false);
  });

  test('is shown in a form as it is written in French', () => {
    expect(price.toDraft(12.5)).toBe('12,5');
    expect(price.toDraft('12.50')).toBe('12,5');
    expect(price.toDraft(0)).toBe('0');
    expect(price.toDraft('abc')).toBe('');
    expect(price.toDraft(null)).toBe('');
  });
});
