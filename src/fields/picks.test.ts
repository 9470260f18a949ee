import { expect, test } from 'vitest';
import { idOfPick, pickOf, picksOf } from './picks.ts';

const listed = [
  { id: 3, titre: 'Restaurants' },
  { id: '3', titre: 'Bars' },
];

test('an id keeps its type in a picker', () => {
  for (const id of [3, '3', 'c"4', '']) expect(idOfPick(pickOf(id))).toBe(id);
  expect(idOfPick('null')).toBeUndefined();
});

test('3 and "3" are two records', () => {
  expect(picksOf('titre', listed, [], [])).toEqual([
    { value: '3', label: 'Restaurants' },
    { value: '"3"', label: 'Bars' },
  ]);
});

test('a chosen record that is no longer listed stays, with the name from the stored record', () => {
  const labels = picksOf('titre', listed, [3, 9, 'x'], [{ id: 9, titre: 'Hôtels' }]).map(
    ({ label }) => label,
  );
  expect(labels).toEqual(['Restaurants', 'Bars', 'Hôtels', 'x']);
});
