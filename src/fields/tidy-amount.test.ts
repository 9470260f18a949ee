import { describe, expect, test } from 'vitest';
import { enteredNumber } from '#schema/numbers.ts';
import { tidyAmount } from './tidy-amount.ts';

const euros = ['€', 'eur'];
const nnbsp = '\u202f';

describe('an amount after typing', () => {
  test.each([
    ['2,9', '2,90'],
    ['2.9', '2,90'],
    ['2', '2,00'],
    ['2,', '2,00'],
    [',5', '0,50'],
    ['0', '0,00'],
    ['007', '7,00'],
    ['+3', '3,00'],
    ['-12,5', '\u221212,50'],
    ['\u22121', '\u22121,00'],
    [' 1 234,5 ', `1${nnbsp}234,50`],
    ['1.234,5', `1${nnbsp}234,50`],
    ['1,234.50', `1${nnbsp}234,50`],
    ['12.50\u00a0€', '12,50'],
    ['EUR 1 234,5', `1${nnbsp}234,50`],
    ['1234567', `1${nnbsp}234${nnbsp}567,00`],
    ['9999999999,99', `9${nnbsp}999${nnbsp}999${nnbsp}999,99`],
  ])('%j becomes %j', (typed, written) => {
    expect(tidyAmount(typed, euros)).toBe(written);
    expect(tidyAmount(written, euros)).toBe(written);
  });

  test.each(['', '  ', ',', '-', 'douze', '12,505', '1,234', '1,2,3', '1e3', 'NaN', '12 $'])(
    '%j is not an amount and is not changed',
    (typed) => {
      expect(tidyAmount(typed, euros)).toBe(typed);
    },
  );

  test('keeps its value to the cent', () => {
    const { draft } = enteredNumber({ required: true }, { max: 9_999_999_999.99, decimals: 2 });
    for (let cents = 0; cents < 20_000; cents += 7) {
      const typed = `${Math.floor(cents / 100)},${String(cents % 100)
        .padStart(2, '0')
        .replace(/0$/, '')}`;
      expect(draft.safeParse(tidyAmount(typed)).data).toBe(draft.safeParse(typed).data);
    }
    for (const typed of ['9999999999,99', '0,1', '0,07', '1234567,89'])
      expect(draft.safeParse(tidyAmount(typed)).data).toBe(draft.safeParse(typed).data);
  });
});
