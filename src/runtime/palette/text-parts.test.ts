import { expect, test } from 'vitest';
import { containsAll, textParts, wordsOf } from './text-parts.ts';

/** Returns a text with brackets around what was found. */
const marked = (text: string, search: string) =>
  textParts(text, wordsOf(search))
    .map((part) => (part.found ? `[${part.text}]` : part.text))
    .join('');

test('words are found whatever their case and accents', () => {
  expect(marked('Élodie Noël', 'noel elo')).toBe('[Élo]die [Noël]');
  expect(marked('E\u0301lodie', 'e')).toBe('[E\u0301]lodi[e]');
  expect(marked('Cœur de ville', 'coeur')).toBe('[Cœur] de ville');
  expect(marked('Alice', 'zoé')).toBe('Alice');
  expect(marked('Alice', '')).toBe('Alice');
});

test('a telephone number is found without its spaces', () => {
  expect(marked('06 12 34 56 78', '0612')).toBe('[06 12] 34 56 78');
});

test('special characters of a search are taken literally', () => {
  expect(marked('a.b (c)', '.b (')).toBe('a[.b] [(]c)');
});

test('a text contains each word, in any order', () => {
  expect(containsAll('Ajouter une catégorie', wordsOf('categorie AJOUT'))).toBe(true);
  expect(containsAll('Ajouter une catégorie', wordsOf('categorie option'))).toBe(false);
});
