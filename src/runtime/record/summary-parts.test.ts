import { expect, test } from 'vitest';
import { planet } from '#runtime/testing/planet-records.ts';
import { planets } from '#runtime/testing/planets.ts';
import { summaryParts } from './summary-parts.ts';

test('a record is named by the column of its title, and by the other columns', () => {
  expect(summaryParts(planets, planet(1))).toEqual({
    picture: 'portrait',
    title: 'name',
    lines: [['contact', 'inhabited'], ['visits']],
    facts: [
      { id: 'climate', term: 'Climat', names: ['climate'], wide: false },
      { id: 'relay', term: 'Téléphone du relais', names: ['relay'], wide: false },
      { id: 'discoveredAt', term: 'Découverte', names: ['discoveredAt'], wide: false },
    ],
  });
});

test('what a record does not have is left out', () => {
  const { lines, facts } = summaryParts(planets, { id: 1, name: 'Hoth', climate: 'frozen' });
  expect(lines).toEqual([]);
  expect(facts.map(({ id }) => id)).toEqual(['climate']);
});

test('a fact of several fields takes a whole line only if one that the record has may be long', () => {
  const together = { id: 'contact', lines: ['climate', 'description'] };
  const planetOf = (values: object) =>
    summaryParts(
      { ...planets, list: { ...planets.list, columns: ['name', together] } },
      { id: 1, name: 'Hoth', climate: 'frozen', ...values },
    );
  expect(planetOf({}).facts.map(({ wide }) => wide)).toEqual([false]);
  expect(planetOf({ description: 'Froid.' }).facts.map(({ wide }) => wide)).toEqual([true]);
});

test('long texts are left out, unless the descriptor names them', () => {
  const columns = ['name', 'description', 'climate'];
  const long = { ...planets, list: { ...planets.list, columns } };
  expect(summaryParts(long, planet(1)).facts.map(({ id }) => id)).toEqual(['climate']);
  const named = { ...long, summary: ['description', 'relay'] };
  expect(summaryParts(named, planet(1)).facts.map(({ id, wide }) => [id, wide])).toEqual([
    ['description', true],
    ['relay', false],
  ]);
});
