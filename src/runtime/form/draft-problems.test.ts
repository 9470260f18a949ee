import { expect, test } from 'vitest';
import { choices } from '#fields/choices/choices.ts';
import { dateRange } from '#fields/date-range/date-range.ts';
import { postalAddress } from '#fields/postal-address/postal-address.ts';
import { problemMessages } from '#runtime/record/problem-messages.ts';
import { fieldsSchema } from '#schema/draft-schemas.ts';
import { draftProblems } from './draft-problems.ts';

const schema = fieldsSchema({ days: choices({ values: ['monday'] }), agency: postalAddress({}) });

test('a problem of a part is shown at the field that has the part', () => {
  const right = { address: 'Gare de Lyon', coordinates: '' };
  expect(draftProblems(schema, { days: ['monday'], agency: right })).toBeUndefined();
  const wrong = draftProblems(schema, {
    days: ['monday', 'sunday'],
    agency: { ...right, coordinates: '148' },
  });
  expect(Object.keys(wrong?.fields ?? {})).toEqual(['days', 'agency']);
  for (const issues of Object.values(wrong?.fields ?? {}))
    expect(problemMessages(issues ?? [])).toMatch(/\S/);
});

test('the problems of two days of a range say which day each is about', () => {
  const wrong = draftProblems(fieldsSchema({ validity: dateRange({}) }), {
    validity: { from: '31/02/2026', to: 'demain' },
  });
  expect(problemMessages(wrong?.fields['validity'] ?? [])).toBe(
    'Du\u00a0: Cette date n’existe pas\nAu\u00a0: Veuillez saisir une date au format jj/mm/aaaa',
  );
});
