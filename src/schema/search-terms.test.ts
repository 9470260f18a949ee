import { describe, expect, test } from 'vitest';
import { folded, matchesTexts, searchTerms } from './search-terms.ts';

const labels = [
  { field: 'role', choice: 'driver', label: 'Chauffeur' },
  { field: 'status', choice: 'pending', label: 'En attente' },
  { field: 'status', choice: 'in_progress', label: 'En cours' },
  { field: 'status', choice: 'completed', label: 'Terminée' },
];
const wordsIn = (query: string) => searchTerms(query, []).flatMap(({ words }) => words);

describe('the words of a search', () => {
  test.each([
    ['Alice  Dubreuil', ['Alice', 'Dubreuil']],
    [' ', []],
    ['0612345678', ['0612345678']],
    ['06 12 34 56 78', ['0612345678']],
    ['06.12.34.56.78', ['0612345678']],
    ['06-12-34-56-78', ['0612345678']],
    ['06 12 34', ['061234']],
    ['06 12 3', ['06123']],
    ['0612 345 678', ['0612345678']],
    ['+33 6 12', ['0612']],
    ['+33612345678', ['0612345678']],
    ['+33 (0)6 12 34 56 78', ['0612345678']],
    ['0033 6 12 34 56 78', ['0612345678']],
    ['+33', ['0']],
    ['Alice 06 12 34 Lyon', ['Alice', '061234', 'Lyon']],
  ])('%s: a telephone number is one word, however it is spelt', (query, words) => {
    expect(wordsIn(query)).toEqual(words);
  });

  test.each([
    ['13 75008', ['13', '75008']],
    ['06000 12', ['06000', '12']],
    ['01/02/2026', ['01/02/2026']],
    ['C-01 23', ['C-01', '23']],
    ['jean.06@exemple.fr', ['jean.06@exemple.fr']],
    ['06alice', ['06alice']],
    ['06 12 34 56 78 90', ['06', '12', '34', '56', '78', '90']],
  ])('%s: other digits stay as they are', (query, words) => {
    expect(wordsIn(query)).toEqual(words);
  });
});

describe('the words that name choices', () => {
  test.each([
    ['chauffeur', ['driver']],
    ['CHAUFFEURS', ['driver']],
    ['Terminé', ['completed']],
    ['terminees', ['completed']],
    ['en attente', ['pending']],
    ['attente', ['pending']],
    ['en', []],
    ['cou', []],
    ['chauff', []],
    ['Alice chauffeur', ['driver']],
  ])('%s', (query, choices) => {
    const found = searchTerms(query, labels).flatMap((term) => term.choices);
    expect(found.map(({ choice }) => choice)).toEqual(choices);
  });

  test('of one label belong together, and other words stay by themselves', () => {
    expect(searchTerms('alice en cours lyon', labels)).toEqual([
      { words: ['alice'], choices: [], isLabel: false },
      { words: ['en', 'cours'], choices: [labels[2]], isLabel: true },
      { words: ['lyon'], choices: [], isLabel: false },
    ]);
  });

  test.each([
    ['EN COURS', true],
    ['Terminées', true],
    ['chauffeur', true],
    ['cours', false],
    ['attente', false],
    ['chauff', false],
  ])('%s is a whole label: %s', (query, isLabel) => {
    expect(searchTerms(query, labels)[0]?.isLabel).toBe(isLabel);
  });

  test('a whole label is not a word of another one', () => {
    const verified = { field: 'verified', choice: 'true', label: 'Vérifié' };
    const unverified = { field: 'verified', choice: 'false', label: 'Non vérifié' };
    const choices = (query: string) =>
      searchTerms(query, [unverified, verified]).flatMap((term) => term.choices);
    expect(choices('vérifiée')).toEqual([verified]);
    expect(choices('non vérifié')).toEqual([unverified]);
  });
});

describe('texts that match a term', () => {
  const matches = (query: string, text: string) => {
    const terms = searchTerms(query, labels);
    return terms.every((term) => matchesTexts(term, [folded(text)]));
  };

  test.each([
    ['en cours', 'Travaux en cours, 3 rue Pasteur', true],
    ['en cours', 'Travaux En Cours', true],
    ['en cours', '12 cours Mirabeau, Aix-en-Provence', false],
    ['en cours', '12 rue des Bien coursiers', false],
    ['cours', '12 cours Mirabeau, Aix-en-Provence', true],
    ['cours mirabeau', '12 cours Mirabeau, Aix-en-Provence', true],
    ['mirabeau en cours', '12 cours Mirabeau, Aix-en-Provence', false],
    ['chauffeur', 'Luc Chauffeur', true],
    ['chauffeur', 'luc.chauffeur@exemple.fr', true],
    ['chauffeur', 'Luc Chauffeurier', false],
    ['chauff', 'Luc Chauffeurier', true],
    ['an', 'Anna', true],
    ['an', 'Aix-an-Othe', true],
    ['an', 'luc@antibes.fr', true],
    ['an', 'Jeanne', false],
    ['il', 'Hôtel de l’Île', true],
    ['il', "Hôtel de l'Île", true],
    ['il', 'Le bar «\u202fÎle\u202f»', true],
    ['il', 'Le bar «\u00a0Île\u00a0»', true],
    ['il', 'Le bar «Île»', true],
    ['il', 'Hôtel\nÎle de France', true],
    ['il', 'plan_ile.pdf', true],
    ['il', 'C:\\ile', true],
    ['il', '[ile]', true],
    ['il', 'Presqu’ailleurs', false],
    ['œ', 'Jean Œuvrard', true],
    ['an jea', 'Jeanne', false],
    ['_', 'a_b', true],
  ])('%s, %s: %s', (query, text, expected) => {
    expect(matches(query, text)).toBe(expected);
  });
});
