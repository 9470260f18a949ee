import { describe, expect, test } from 'vitest';
import { planet } from '#runtime/testing/planet-records.ts';
import { planets } from '#runtime/testing/planets.ts';
import { idOf, presentValue, textOf, titleOf } from './present-field.ts';

describe('a present value', () => {
  test('is formatted by its kind', () => {
    expect(textOf(planets, planet(1), 'name')).toBe('Arrakis');
    expect(textOf(planets, planet(1), 'climate')).toBe('Glacé');
    expect(textOf(planets, planet(1), 'inhabited')).toBe('Habitée');
    expect(textOf(planets, planet(2), 'inhabited')).toBe('Déserte');
  });

  test('may be false or a value that the product does not know', () => {
    expect(presentValue(planets, { inhabited: false }, 'inhabited')).toBe(false);
    expect(textOf(planets, { climate: 'gaseous' }, 'climate')).toBe('gaseous');
  });
});

describe('a value that is missing, null or of another type is not present', () => {
  test.each([
    ['name', undefined],
    ['name', null],
    ['name', 12],
    ['name', ''],
    ['name', {}],
    ['climate', 3],
    ['inhabited', 'true'],
    ['discoveredAt', 'hier'],
    ['discoveredAt', 1_700_000_000],
    ['visits', { avg: '4', total: 2 }],
    ['orbit', 'STABLE'],
    ['portrait', null],
  ])('%s of %j', (name, value) => {
    expect(presentValue(planets, { [name]: value }, name)).toBeUndefined();
    expect(textOf(planets, { [name]: value }, name)).toBeUndefined();
  });

  test('a field that the resource does not have throws', () => {
    expect(() => presentValue(planets, {}, 'moons')).toThrow('planets has no field moons');
  });
});

test('the title of a record is its title field, if it has a value', () => {
  expect(titleOf(planets, planet(4))).toBe('Solaris');
  expect(titleOf(planets, { name: ' ' })).toBeUndefined();
});

test.each([
  [7, 7],
  ['7', '7'],
  [0, 0],
  ['', ''],
  [null, undefined],
  [undefined, undefined],
  [{}, undefined],
  [Number.NaN, undefined],
])('the id %j keeps its type', (id, expected) => {
  expect(idOf({ id })).toBe(expected);
});
