import { expect, test } from 'vitest';
import { word } from './i18n.ts';

const wordsOf = (path: string, values: readonly string[]) =>
  values.map((value) => word(`resources.${path}.${value}`));

test('roles have their names', () => {
  for (const field of ['role', 'activeRole'])
    expect(wordsOf(`users.choices.${field}`, ['client', 'driver', 'admin'])).toEqual([
      'Client',
      'Chauffeur',
      'Administrateur',
    ]);
});

test('what becomes of rides, offers and transactions has words', () => {
  const ride = ['pending', 'accepted', 'in_progress', 'completed', 'cancelled'];
  expect(wordsOf('rides.choices.status', ride)).toEqual([
    'En attente',
    'Acceptée',
    'En cours',
    'Terminée',
    'Annulée',
  ]);
  const offer = ['pending', 'accepted', 'declined', 'expired'];
  expect(wordsOf('rideOffers.choices.status', offer)).toEqual([
    'En attente',
    'Acceptée',
    'Refusée',
    'Expirée',
  ]);
  for (const name of ['transactions', 'withdrawals'])
    expect(wordsOf(`${name}.choices.status`, ['pending', 'validated', 'rejected'])).toEqual([
      'En attente',
      'Validée',
      'Rejetée',
    ]);
  expect(wordsOf('transactions.choices.type', ['credit', 'debit', 'withdrawal'])).toEqual([
    'Crédit',
    'Débit',
    'Retrait',
  ]);
});

test('units of plans have their labels', () => {
  for (const field of ['interval_unit', 'trial_interval_unit'])
    expect(wordsOf(`plans.choices.${field}`, ['day', 'week', 'month', 'year'])).toEqual([
      'jour(s)',
      'Semaine(s)',
      'Mois',
      'Année(s)',
    ]);
});
