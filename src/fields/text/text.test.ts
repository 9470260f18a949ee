import { describe, expect, test } from 'vitest';
import { accepts, junk, submit } from '#fields/testing.ts';
import { text } from './text.ts';
import { views } from './text.views.tsx';

const name = text({ required: true });
const context = { field: name, labelOf: () => undefined };

describe('an entered text', () => {
  test.each([
    ['Café de la Gare', 'Café de la Gare'],
    ['  Alice Dubreuil  ', 'Alice Dubreuil'],
    ['مطعم الأندلس 🥘 <b>&amp;</b>', 'مطعم الأندلس 🥘 <b>&amp;</b>'],
    ['Famille 👩\u200d👩\u200d👧', 'Famille 👩\u200d👩\u200d👧'],
    ['__proto__', '__proto__'],
    ['x'.repeat(255), 'x'.repeat(255)],
  ])('%j is sent as %j', (draft, sent) => {
    expect(submit(name, draft)).toEqual({ sent });
  });

  test.each([
    ['nothing', '', 'required'],
    ['only spaces', ' \u00a0\u2003 ', 'required'],
    ['only characters of width zero', '\u200b\u200d\ufeff\u2060', 'required'],
    ['only blank letters', '\u3164\u2800\u115f', 'required'],
    ['null', null, 'required'],
    ['a missing value', undefined, 'required'],
    ['a number', 12, 'required'],
    ['256 characters', 'x'.repeat(256), 'tooLong'],
    ['a line break', 'a\nb', 'characters'],
    ['a null character', 'a\u0000b', 'characters'],
    ['half a surrogate pair', 'a\ud800b', 'characters'],
    ['a mark that reverses what follows', 'facture\u202egpj.exe', 'characters'],
    ['a mark that isolates a direction', '\u2067Alice\u2069', 'characters'],
    ['a mark of a direction', 'Alice\u200f', 'characters'],
  ])('%s is rejected', (_, draft, problem) => {
    expect(submit(name, draft)).toEqual({ problems: [problem] });
  });

  test('may be left out if it is not required', () => {
    expect(submit(text({}), '')).toEqual({ sent: '' });
    expect(submit(text({}), '   ')).toEqual({ sent: '' });
  });

  test('is at most as long as its field allows', () => {
    expect(submit(text({ max: 3 }), 'abcd')).toEqual({ problems: ['tooLong'] });
  });
});

describe('a stored text', () => {
  test('is a text, or null if its field is nullable', () => {
    expect(accepts(name, '')).toBe(true);
    expect(accepts(name, null)).toBe(false);
    expect(accepts(text({ nullable: true }), null)).toBe(true);
    for (const value of junk) expect(accepts(name, value)).toBe(false);
  });

  test('is formatted as it is, and a blank text counts as empty', () => {
    expect(views.format('  0 ', context)).toBe('  0 ');
    expect(views.isEmpty('')).toBe(true);
    expect(views.isEmpty(' \n ')).toBe(true);
    expect(views.isEmpty('0')).toBe(false);
  });

  test('fills a form; anything else leaves it empty', () => {
    expect(name.toDraft('Alice')).toBe('Alice');
    for (const value of [...junk, null]) expect(name.toDraft(value)).toBe('');
  });
});
