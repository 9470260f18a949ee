import { expect, test } from 'vitest';
import { day } from '#fields/day/day.ts';
import { percent } from '#fields/percent/percent.ts';
import { planet } from '#runtime/testing/planet-records.ts';
import { measuredPlanets, planets } from '#runtime/testing/planets.ts';
import { exportFields, exportRow } from './export-fields.ts';

test('the fields of the list come first, in its order; others can be added, passwords and files cannot', () => {
  const fields = exportFields(planets);
  expect(fields.filter(({ listed }) => listed).map(({ label }) => label)).toEqual([
    'Nom',
    'Adresse de contact',
    'Habitée',
    'Avis des visiteurs',
    'Climat',
    'Téléphone du relais',
    'Découverte',
  ]);
  const others = fields.filter(({ listed }) => !listed).map(({ name }) => name);
  expect(others).toEqual(['description', 'portrait', 'orbit']);
});

test('texts are those of the list, numbers and moments keep their type, missing values are empty', () => {
  const record = { ...planet(4), satellites: 2 };
  expect(
    exportRow(measuredPlanets, record, ['name', 'climate', 'satellites', 'relay', 'orbit', 'discoveredAt']),
  ).toEqual(['Solaris', 'Glacé', 2, null, null, new Date('2026-05-04T09:30:00Z')]);
});

test('a value that the product does not understand is empty', () => {
  const record = { name: { first: 'x' }, discoveredAt: 'hier', satellites: 'beaucoup' };
  expect(exportRow(measuredPlanets, record, ['name', 'discoveredAt', 'satellites'])).toEqual([
    null,
    null,
    null,
  ]);
});

test('a share is in percent, as its heading says, and a day is one that a spreadsheet reads', () => {
  const fields = { ...planets.fields, satellites: percent({}), discoveredAt: day({}) };
  const shares = { ...measuredPlanets, fields };
  expect(exportFields(shares).find(({ name }) => name === 'satellites')?.label).toMatch(/ \(%\)$/);
  const record = { satellites: 0.07, discoveredAt: '2026-03-05' };
  expect(exportRow(shares, record, ['satellites', 'discoveredAt'])).toEqual([7, '2026-03-05']);
});
