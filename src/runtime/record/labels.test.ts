import { expect, test } from 'vitest';
import { planets } from '#runtime/testing/planets.ts';
import { choiceLabel, fieldLabel, resourceText } from './labels.ts';

test('texts come from the dictionary, by the resource’s name', () => {
  expect(resourceText(planets, 'list.title')).toBe('Liste des planètes');
  expect(fieldLabel(planets, 'relay')).toBe('Téléphone du relais');
});

test('a missing text shows its path', () => {
  expect(resourceText(planets, 'list.nothing')).toBe('list.nothing');
  expect(resourceText({ ...planets, name: 'comets' }, 'name')).toBe('name');
});

test('a value has a label if the dictionary has one', () => {
  const climate = choiceLabel(planets, 'climate');
  expect(climate('frozen')).toBe('Glacé');
  expect(climate('gaseous')).toBeUndefined();
  expect(climate('toString')).toBeUndefined();
  expect(choiceLabel(planets, 'name')('x')).toBeUndefined();
});
