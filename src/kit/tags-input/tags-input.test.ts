import { expect, test } from 'vitest';
import { changedTags, tagsIn } from './tags-input.ts';

test('commas, semicolons, tabs and line breaks end a tag; spaces are inside it', () => {
  expect(tagsIn(' sans  gluten, bio;\tlocal\r\nfait maison\n,')).toEqual([
    'sans gluten',
    'bio',
    'local',
    'fait maison',
  ]);
  expect(tagsIn(' ,; ')).toEqual([]);
});

test('a tag that was there before stays as it is, even with a comma', () => {
  expect(changedTags(['Paris, France'], ['Paris, France', 'Lyon, France'])).toEqual([
    'Paris, France',
    'Lyon',
    'France',
  ]);
});
