import { expect, test } from 'vitest';
import { type MessageKey, t } from '#lib/i18n/i18n.ts';
import { resourceEntries } from '#runtime/links/resource-entries.ts';
import { allEntries } from './all-entries.ts';
import { entryLists, isCurrent } from './navigation.ts';

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

const entriesBelow = (heading: MessageKey | undefined) =>
  (entryLists(resourceEntries).get(heading) ?? []).map(({ label, path }) => [t(label), path]);

test('the first list has exactly these entries, in this order', () => {
  expect(entriesBelow(undefined)).toEqual([
    [t('pages.dashboard.title'), '/'],
    [t('resources.users.name'), '/utilisateurs'],
    [t('resources.establishments.name'), '/etablissements'],
    [t('resources.categories.name'), '/categories'],
    [t('resources.options.name'), '/options'],
    [t('pages.settings.title'), '/parametres'],
  ]);
});

test('the second list begins with the operations, in this order', () => {
  const specified = [
    [t('resources.rides.name'), '/courses'],
    [t('resources.subscriptions.name'), '/abonnements'],
    [t('resources.wallets.name'), '/portefeuilles'],
    [t('resources.withdrawals.name'), '/retraits'],
    [t('resources.transactions.name'), '/transactions'],
  ];
  expect(entriesBelow('shell.groups.operations').slice(0, specified.length)).toEqual(specified);
});

test('every entry has a path of its own and a label', () => {
  expect(new Set(allEntries.map(({ path }) => path)).size).toBe(allEntries.length);
  for (const { label } of allEntries) expect(t(label)).not.toBe(label);
});
