import { expect, test } from 'vitest';
import fr from '#locales/fr.json' with { type: 'json' };
import { findFalseQuotes } from './quotes.ts';
import { readTree } from './tree.ts';

test('what guides quote is what the product shows', () => {
  expect(findFalseQuotes(readTree(), fr)).toEqual([]);
});

test('a quote that the dictionary does not have is refused', () => {
  const path = 'src/kit/griffin/griffin.docs.ts';
  const dictionary = {
    fly: 'Faire voler\u00a0?',
    of: '{{count}} plumes de {{name}}',
    both: '{{from}} à {{to}}',
    named: 'Il se nomme « {{name}} ».',
  };
  const found = (text: string) => findFalseQuotes(new Map([[path, text]]), dictionary);
  expect(found('« Faire voler ? », « 12 plumes de Simurgh », “Ouste”, « Il se nomme « Ziz ». »')).toEqual([]);
  const refused = (quote: string) => [`${path}: « ${quote} » is not in locales/fr.json; a sample is in “ ”`];
  expect(found('« Faire nager ? »')).toEqual(refused('Faire nager ?'));
  expect(found('« 12 plumes »')).toEqual(refused('12 plumes'));
  expect(found('« lundi à vendredi »')).toEqual(refused('lundi à vendredi'));
});
