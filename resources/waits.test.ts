import { expect, test } from 'vitest';
import { filtersSchema } from '#schema/filter-values.ts';
import { filterParameters } from '#schema/filters.ts';
import { defineResource } from '#schema/resource.ts';
import { resources } from './index.ts';
import { rides } from './rides.ts';

test('what waits is let through by filters of its list, with values that they know', () => {
  const wrong = resources.flatMap((resource) =>
    Object.entries(resource.waits ?? {}).flatMap(([name, { filters, last }]) => {
      const parameters = filterParameters(resource);
      const known = parameters.filter(({ kind }) => kind !== 'period').map((parameter) => parameter.name);
      const areKnown = Object.keys(filters).every((filter) => known.includes(filter));
      const accepted = filtersSchema(resource).safeParse(filters).success;
      const hasPeriod =
        last === undefined ||
        parameters.some(({ filter, kind }) => filter === last.filter && kind === 'period');
      return areKnown && accepted && hasPeriod ? [] : [`${resource.name}.${name}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test('what comes first in a list needs work: it is not the news of some days', () => {
  const wrong = resources.filter(
    ({ list, waits }) => list.first !== undefined && waits?.[list.first]?.last !== undefined,
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('what waits and is added up is shown with the figures of its list', () => {
  const wrong = resources.filter(
    ({ waits = {}, figures }) => Object.values(waits).some(({ sums }) => sums) && figures === undefined,
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('what waits without a label does not compile', () => {
  const { name: _, ...declared } = rides;
  // @ts-expect-error the dictionary has no such label
  defineResource('rides', { ...declared, waits: { forgotten: { filters: {} } } });
});
