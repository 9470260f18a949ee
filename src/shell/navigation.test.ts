import { expect, test } from 'vitest';
import { t } from '#lib/i18n/i18n.ts';
import { isCurrent, mainEntries, operationEntries } from './navigation.ts';

test.each([
  ['/', '/', true],
  ['/', '/utilisateurs', false],
  ['/utilisateurs', '/utilisateurs', true],
  ['/utilisateurs', '/utilisateurs/ajouter', true],
  ['/utilisateurs', '/utilisateurs/12', true],
  ['/categories', '/utilisateurs', false],
  ['/options', '/', false],
])('the entry %s on the page %s: %s', (entry, path, current) => {
  expect(isCurrent(entry, path)).toBe(current);
});

test('the first list holds these entries, in this order, and nothing else', () => {
  expect(mainEntries.map(({ label, path }) => [t(label), path])).toEqual([
    ['Tableau de bord', '/'],
    ['Utilisateurs', '/utilisateurs'],
    ['Etablissements', '/etablissements'],
    ['Categories', '/categories'],
    ['Options', '/options'],
    ['Paramètres', '/parametres'],
  ]);
});

test('the second list begins with the operations, in this order', () => {
  const specified = [
    ['Courses', '/courses'],
    ['Abonnements', '/abonnements'],
    ['Portefeuilles', '/portefeuilles'],
    ['Retraits', '/retraits'],
    ['Transactions', '/transactions'],
  ];
  const entries = operationEntries.map(({ label, path }) => [t(label), path]);
  expect(entries.slice(0, specified.length)).toEqual(specified);
});

test('every entry has a path of its own and a label', () => {
  const entries = [...mainEntries, ...operationEntries];
  expect(new Set(entries.map(({ path }) => path)).size).toBe(entries.length);
  for (const { label } of entries) expect(t(label)).not.toBe(label);
});
