import { expect, test } from 'vitest';
import { t } from './i18n.ts';

/** Texts that are the product's to the letter, slips included: they are not to be corrected. */
test('headings of the lists', () => {
  expect(t('resources.establishments.list.title')).toBe('Liste des Etablissements');
  expect(t('resources.establishments.fields.createdAt')).toBe('Créer');
  expect(t('resources.categories.fields.createdAt')).toBe('Créer le');
  expect(t('resources.options.fields.createdAt')).toBe('Créer le');
  expect(t('resources.subscriptions.list.title')).toBe('Liste des abonnements.');
  expect(t('resources.subscriptions.fields.cycle')).toBe('Formule');
  expect(t('resources.subscriptions.fields.createdAt')).toBe('Créé le');
  expect(t('resources.plans.list.title')).toBe("Liste des plans d'abonnement");
  expect(t('resources.plans.fields.trial')).toBe("Période d'essaie");
});

test('what deleting asks and what success says', () => {
  expect(t('resources.establishments.remove.text')).toBe(
    'Cette établissement sera définitivement supprimées.',
  );
  expect(t('resources.options.remove.text')).toBe('Cette option sera définitivement supprimées.');
  expect(t('resources.options.create.success')).toBe('Option créé avec succès.');
  expect(t('resources.options.edit.success')).toBe('Option modifiée avec succès.');
  expect(t('resources.plans.create.success')).toBe('Plan créé avec succès.');
  expect(t('resources.plans.edit.success')).toBe('Plan mis à jour');
});
