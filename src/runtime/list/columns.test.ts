import { expect, test } from 'vitest';
import { fieldOf } from '#runtime/record/present-field.ts';
import { plainPlanets, planets } from '#runtime/testing/planets.ts';
import { listColumns } from './columns.ts';

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

test('a column or a field can set its own width', () => {
  const columns = ['name', { id: 'identity', lines: ['name'], width: 128 }];
  const fields = { ...planets.fields, name: { ...fieldOf(planets, 'name'), width: 90 } };
  const widths = listColumns({ ...planets, fields, list: { ...planets.list, columns } }).map(
    ({ width }) => width,
  );
  expect(widths).toEqual([90, 128]);
});

test('a column of an unknown field throws', () => {
  expect(() => listColumns({ ...planets, list: { columns: ['moons'] } })).toThrow(
    'planets has no field moons',
  );
});
