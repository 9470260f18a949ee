import { describe, expect, test } from 'vitest';
import { accepts, junk, submit } from '#fields/testing.ts';
import { formatPhone, groupDigits, phone } from './phone.ts';
import { tel, views } from './phone.views.tsx';

const number = phone({ required: true });
const context = { field: number, labelOf: () => undefined };

describe('while a user types', () => {
  test.each([
    ['', ''],
    ['0', '0'],
    ['06', '06'],
    ['061', '06 1'],
    ['06 12 34 56 7', '06 12 34 56 7'],
    ['0612345678', '06 12 34 56 78'],
    ['06.12-34/56 78', '06 12 34 56 78'],
    ['06 12 34 56 789', '06 12 34 56 78'],
    ['+', '+'],
    ['+3', '+3'],
    ['+33', '+33'],
    ['+33 (0', '+33(0'],
    ['+33 0', '+330'],
    ['0033', '0033'],
    ['+336', '06'],
    ['+33 6 12 34 56 78', '06 12 34 56 78'],
    [' +33 (0)6 12 34 56 78', '06 12 34 56 78'],
    ['0033612345678', '06 12 34 56 78'],
    ['00', '00'],
    ['6', '6'],
    ['abc', ''],
  ])('%j becomes %j', (entered, shown) => {
    expect(groupDigits(entered)).toBe(shown);
  });

  test.each(['+33 6', '+33 (0)6', '+33 06', '0033 6', '0033 (0)6', '00 33 06', '06'])(
    '%s, key by key, becomes the number that its paste becomes',
    (beginning) => {
      let shown = '';
      for (const key of `${beginning} 12 34 56 78`) shown = groupDigits(shown + key);
      expect(shown).toBe('06 12 34 56 78');
    },
  );

  test('a formatted number is not changed', () => {
    for (let digits = 0; digits <= 10; digits++) {
      const shown = groupDigits('0612345678'.slice(0, digits));
      expect(groupDigits(shown)).toBe(shown);
    }
  });
});

describe('an entered number', () => {
  test('is sent in the format of the sign-up call', () => {
    expect(submit(number, ' 06 12 34 56 78 ')).toEqual({ sent: '06 12 34 56 78' });
  });

  test.each([
    ['', 'required'],
    ['  ', 'required'],
    [null, 'required'],
    [612345678, 'required'],
    ['0612345678', 'phone'],
    ['06 12 34 56 7', 'phone'],
    ['16 12 34 56 78', 'phone'],
    ['06 12 34 56 78 9', 'phone'],
    ['+33 6 12 34 56 78', 'phone'],
    ['06\t12 34 56 78', 'phone'],
    ['٠٦ ١٢ ٣٤ ٥٦ ٧٨', 'phone'],
  ])('%j is rejected', (draft, problem) => {
    expect(submit(number, draft)).toEqual({ problems: [problem] });
  });

  test('may be left out if it is not required', () => {
    expect(submit(phone({}), '')).toEqual({ sent: '' });
  });
});

describe('a stored number', () => {
  test('is any text, or null if its field is nullable', () => {
    expect(accepts(number, '112')).toBe(true);
    expect(accepts(number, null)).toBe(false);
    expect(accepts(phone({ nullable: true }), null)).toBe(true);
    for (const value of junk) expect(accepts(number, value)).toBe(false);
  });

  test.each([
    ['0612345678', '06 12 34 56 78'],
    ['+33612345678', '06 12 34 56 78'],
    ['+44 7700 900123', '+44 7700 900123'],
    ['06 12 34 56 789', '06 12 34 56 789'],
    ['112', '112'],
    ['poste 12', 'poste 12'],
  ])('%s is formatted as %s', (stored, shown) => {
    expect(views.format(stored, context)).toBe(shown);
    expect(formatPhone(shown)).toBe(shown);
  });

  test('is a link only if it can be dialled', () => {
    expect(tel('06 12 34 56 78')).toBe('tel:0612345678');
    expect(tel('+44 (0)7700-900123')).toBe('tel:+447700900123');
    expect(tel('+33 (0)6 12 34 56 78')).toBe('tel:+33612345678');
    expect(tel('0033(0)612345678')).toBe('tel:0033612345678');
    expect(tel('112')).toBe('tel:112');
    expect(tel('poste 12')).toBeUndefined();
    expect(tel('12')).toBeUndefined();
    expect(tel('+')).toBeUndefined();
  });

  test('fills a form without losing a digit; anything else leaves it empty', () => {
    expect(number.toDraft('+33612345678')).toBe('06 12 34 56 78');
    expect(number.toDraft('+44 7700 900123')).toBe('+44 7700 900123');
    for (const value of [...junk, null]) expect(number.toDraft(value)).toBe('');
  });
});
