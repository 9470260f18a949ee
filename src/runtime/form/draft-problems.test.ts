import { expect, test } from 'vitest';
import { choices } from '#fields/choices/choices.ts';
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
