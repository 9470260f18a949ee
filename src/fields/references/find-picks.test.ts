import { expect, test } from 'vitest';
import { folded } from '#schema/search-terms.ts';
import { findPicks } from './find-picks.ts';

const labels = ['Sœur Élodie', 'Ex Æquo', 'Soeren'];
const picks = labels.map((label) => ({ value: label, label }));

test.each([
  ['soeur', ['Sœur Élodie']],
  ['elodie SŒUR', ['Sœur Élodie']],
  ['aequo', ['Ex Æquo']],
  [' so ', ['Sœur Élodie', 'Soeren']],
  ['', labels],
  ['elodie aequo', []],
])('“%s” finds %j', (search, found) => {
  expect(findPicks(picks, search).map(({ label }) => label)).toEqual(found);
});

test.each(labels)('%s is found by its text as the other searches fold it', (label) => {
  expect(findPicks(picks, folded(label))).toEqual([{ value: label, label }]);
});
