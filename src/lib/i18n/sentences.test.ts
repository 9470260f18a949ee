import { expect, test } from 'vitest';
import { sentencesAt } from './sentences.ts';
import { addResourceTexts } from './testing.ts';

const path = 'questions.consequences.comets.remove';
addResourceTexts(
  'comets',
  {},
  {
    remove: {
      tail: 'Sa queue disparaît.',
      tail_one: '1 queue disparaît.',
      tail_other: '{{number}} queues disparaissent.',
      name: 'Son nom reste.',
    },
  },
);

test('the sentences of a section are general without counts', () => {
  expect(sentencesAt(path)).toEqual(['Sa queue disparaît.', 'Son nom reste.']);
});

test('a count selects the plural, and 0 leaves the sentence out', () => {
  expect(sentencesAt(path, { tail: 1 })).toEqual(['1 queue disparaît.', 'Son nom reste.']);
  expect(sentencesAt(path, { tail: 1234 })[0]).toMatch(/^1\s234 queues disparaissent\.$/u);
  expect(sentencesAt(path, { tail: 0, unknown: 3 })).toEqual(['Son nom reste.']);
});

test('a section that does not exist has no sentences', () => {
  expect(sentencesAt('questions.consequences.comets.other')).toEqual([]);
});
