import { expect, test } from 'vitest';
import { plainPlanets, planets } from '#runtime/testing/planets.ts';
import { listColumns } from './list-columns.ts';

test('columns have the headings of the dictionary, in the declared order', () => {
  expect(listColumns(planets).map(({ id, header }) => [id, header])).toEqual([
    ['identity', 'Planète'],
    ['climate', 'Climat'],
    ['relay', 'Téléphone du relais'],
    ['discoveredAt', 'Découverte'],
  ]);
});

test('a composed column sorts by its first field, a plain one by its own, if the resource declares it', () => {
  expect(listColumns(planets).map(({ sortField }) => sortField)).toEqual([
    'name',
    undefined,
    undefined,
    'discoveredAt',
  ]);
  expect(listColumns(plainPlanets).every(({ sortField }) => sortField === undefined)).toBe(true);
});

test('a composed column with several fields in its first line sorts by the first of them', () => {
  const columns = [{ id: 'identity', lines: [['discoveredAt', 'name']] }];
  expect(listColumns({ ...planets, list: { ...planets.list, columns } })[0]?.sortField).toBe('discoveredAt');
});

test('a composed column is wider than the default', () => {
  expect(listColumns(planets)[0]?.width).toBeGreaterThan(150);
});

test('the size of a column follows from the kinds of its fields', () => {
  const columns = ['name', 'climate', { id: 'identity', lines: ['name', ['contact', 'inhabited']] }];
  const [name, climate, identity] = listColumns({ ...planets, list: { ...planets.list, columns } });
  expect(name?.grow).toBeGreaterThan(climate?.grow ?? Number.NaN);
  expect(identity?.width).toBeGreaterThan(name?.width ?? Number.NaN);
  expect(identity?.grow).toBe(name?.grow);
});

test('a column that sorts stays beside the title longer than others', () => {
  const [, climate, relay, discoveredAt] = listColumns(planets).map(({ rank }) => rank ?? 0);
  expect(discoveredAt).toBeGreaterThan(climate ?? Number.NaN);
  expect(climate).toBeGreaterThan(relay ?? Number.NaN);
});

test('a column of an unknown field throws', () => {
  expect(() => listColumns({ ...planets, list: { columns: ['moons'] } })).toThrow(
    'planets has no field moons',
  );
});

test('a text below the first line of a column claims less of the width than in a column of its own', () => {
  const columns = ['description', { id: 'identity', lines: ['climate', 'description'] }];
  const [description, climate] = listColumns({ ...planets, list: { ...planets.list, columns } });
  expect(climate?.grow).toBeLessThan(description?.grow ?? Number.NaN);
});
