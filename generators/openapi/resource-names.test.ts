import { expect, test } from 'vitest';
import { identifier, resourceName } from './resource-names.ts';

test.for([
  ['Écoles', 'ecoles'],
  ['écoles-d’été', 'ecolesDEte'],
  ['Élèves de l’école', 'elevesDeLEcole'],
  ['Œuvres', 'oeuvres'],
  ['Cœurs', 'coeurs'],
  ['Curriculum vitæ', 'curriculumVitae'],
  ['ride_offers', 'rideOffers'],
  ['LineItems', 'lineItems'],
])('“%s” is %s in the code', ([text = '', name]) => {
  expect(identifier(text)).toBe(name);
});

test('a step of a path, and the name of a service, may begin with an accent', () => {
  expect(resourceName(['écoles'], 'Annuaire', () => false)).toBe('ecoles');
  expect(resourceName(['users'], 'Écoles', (name) => name === 'users')).toBe('ecolesUsers');
});
