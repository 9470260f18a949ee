import { expect, test } from 'vitest';
import { assertNoReferences, withReferences } from './text-references.ts';

const texts = {
  shared: { pet: '$t(resources.pets.name)' },
  resources: { pets: { name: 'Animaux', list: { title: '$t(resources.pets.name)' } }, petsOf: { name: 'x' } },
};

test('references follow a section that gets another name, and no other one', () => {
  expect(
    withReferences('$t(resources.pets.name) $t(resources.petsOf.name)', 'resources.pets', 'resources.dogs'),
  ).toBe('$t(resources.dogs.name) $t(resources.petsOf.name)');
  expect(withReferences('$t(a.fields.tag) $t(a.fields.tags)', 'a.fields.tag', 'a.fields.chip')).toBe(
    '$t(a.fields.chip) $t(a.fields.tags)',
  );
});

test('a section that other texts use is not removed', () => {
  expect(() => assertNoReferences(texts, 'resources.pets', 'removed')).toThrow('used by shared.pet in');
  expect(() => assertNoReferences(texts, 'resources.petsOf', 'removed')).not.toThrow();
});
