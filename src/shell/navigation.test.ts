import { expect, test } from 'vitest';
import { t } from '#lib/i18n/i18n.ts';
import { isCurrent, mainEntries, operationEntries, otherEntries } from './navigation.ts';

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

test('the second list holds the service at work', () => {
  expect(operationEntries.map(({ label, path }) => [t(label), path])).toEqual([
    ['Courses', '/courses'],
    ['Abonnements', '/abonnements'],
    ['Portefeuilles', '/portefeuilles'],
    ['Retraits', '/retraits'],
    ['Transactions', '/transactions'],
  ]);
});

test('what follows stands in neither list and has a name', () => {
  const listed = [...mainEntries, ...operationEntries].map(({ path }) => path);
  for (const { path, label } of otherEntries) {
    expect(listed).not.toContain(path);
    expect(t(label)).not.toBe(label);
  }
});
