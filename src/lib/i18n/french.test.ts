import { expect, test } from 'vitest';
import { mistakesIn } from './french.ts';

test.each([
  ["L'adresse n'existe pas.", 'write ’ (U+2019) for an apostrophe'],
  ["Jusqu'{{day}}", 'write ’ (U+2019) for an apostrophe'],
  ['Continuer ?', 'put a narrow no-break space (U+202F) before ? ! ;'],
  ['Note\u202f:', 'put a no-break space (U+00A0) before :'],
  ['Continuer?', 'put a narrow no-break space (U+202F) before ? ! ;'],
  ['Écrire «\u202foui\u202f»', 'put a no-break space (U+00A0) inside « »'],
  ['Écrire "oui"', 'write « » for quotation marks'],
  ['Rechercher...', 'write … for three dots'],
  ['Etat du compte', 'capitals have their accents'],
  ['A propos', 'capitals have their accents'],
  ['{{max}} Mo', 'put a no-break space (U+00A0) between a number and its unit'],
  ['Deux  espaces', 'leave no space at an end, and one between words'],
  ['Fin ', 'leave no space at an end, and one between words'],
])('%s is refused', (text, mistake) => {
  expect(mistakesIn(text)).toEqual([mistake]);
});

test.each([
  'L’adresse de {{name}} n’existe pas\u00a0: vérifiez-la.',
  'Écrire «\u00a0oui\u00a0»\u202f?',
  'https://example.com',
  '<strong>{{name}}</strong> a été supprimé…',
  '$t(common.cancel)',
  'À partir de 14:30',
])('%s is accepted', (text) => {
  expect(mistakesIn(text)).toEqual([]);
});
