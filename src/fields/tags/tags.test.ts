import { expect, test } from 'vitest';
import { accepts, submit } from '#fields/testing.ts';
import { tags } from './tags.ts';
import { views } from './tags.views.tsx';

const keywords = tags({ max: 3, longest: 12 });
const context = { field: keywords, labelOf: () => undefined };

test('stored tags are shown in their order, each once; anything else is missing', () => {
  expect(accepts(keywords, ['Bio', 'Paris, France'])).toBe(true);
  expect(views.format(['local', 'Bio', 'local', ' '], context)).toBe('local, Bio');
  expect(views.isEmpty(['', ' '])).toBe(true);
  for (const value of [null, undefined, 'bio', [1], {}]) {
    expect(accepts(keywords, value)).toBe(false);
    expect(keywords.toDraft(value)).toEqual([]);
  }
});

test('one odd tag of a record does not empty its form', () => {
  expect(keywords.toDraft(['Bio', null, 'local', 3])).toEqual(['Bio', 'local']);
});

test('tags are sent without the spaces around them, and the first of those that differ in case only', () => {
  expect(submit(keywords, [' Bio', 'bio', 'fait maison', 'BIO '])).toEqual({ sent: ['Bio', 'fait maison'] });
  expect(submit(tags({ lowerCase: true }), ['Été', 'ÉTÉ', 'Bio'])).toEqual({ sent: ['été', 'bio'] });
});

test('a tag is a short text, and there are not too many', () => {
  expect(submit(keywords, ['a'.repeat(13)])).toEqual({ problems: ['tooLong'] });
  expect(submit(keywords, ['a\u0000'])).toEqual({ problems: ['characters'] });
  expect(submit(keywords, [' '])).toEqual({ problems: ['required'] });
  expect(submit(keywords, ['a', 'b', 'c', 'd'])).toEqual({ problems: ['tooMany'] });
  expect(submit(keywords, ['a', 'b', 'c', 'A'])).toEqual({ sent: ['a', 'b', 'c'] });
  expect(submit(keywords, 'bio')).toEqual({ problems: ['required'] });
});

test('none is entered, unless the field is required', () => {
  expect(submit(keywords, [])).toEqual({ sent: [] });
  expect(submit(tags({ required: true }), [])).toEqual({ problems: ['required'] });
});
