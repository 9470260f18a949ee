import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Operation } from '#server/openapi/operation.ts';
import { createFindings } from './findings.ts';

const nest: Operation = {
  id: 'griffins.one',
  group: 'griffins',
  summary: '',
  method: 'GET',
  path: '/griffins/{id}',
  parameters: [],
  schema: {
    type: 'object',
    properties: { total: { type: 'number' }, totalTax: { type: 'number' }, eggs: { type: 'array' } },
  },
  component: 'Griffins',
  status: 200,
  access: 'admin',
  envelope: 'record',
  reads: z.object({
    total: z.number(),
    totalTax: z.number().check(z.maximum(5)),
    eggs: z.array(z.object({ weight: z.number().check(z.maximum(5)) })),
  }),
};

/** Returns the fields that are named of a record. */
function named(record: unknown): string[] {
  const findings = createFindings();
  findings.checkRecord(nest, record);
  return findings.all.map(({ field }) => field);
}

test('a known difference hides no other one whose name begins like it', () => {
  expect(named({ total: 'x', totalTax: 9, eggs: [] })).toEqual(['totalTax', 'total']);
});

test('a known difference of a member hides what follows from it', () => {
  expect(named({ total: 1, totalTax: 1, eggs: 'x' })).toEqual(['eggs']);
  expect(named({ total: 1, totalTax: 1, eggs: [{ weight: 9 }] })).toEqual(['eggs[].weight']);
});
