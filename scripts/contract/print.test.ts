import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { printed } from './print.ts';
import type { Drift, Report } from './report.ts';

const drift = (part: Partial<Drift>): Drift => ({
  kind: 'type',
  place: 'price',
  declared: 'number',
  found: 'string(5)',
  isForgiven: false,
  calls: [{ call: 'GET /admin/rides', times: 3, of: 40 }],
  ...part,
});

const report: Report = {
  base: 'https://api.example.com',
  calls: 12,
  records: 40,
  sections: [
    {
      name: 'rides',
      state: 'drift',
      calls: 2,
      drifts: [
        drift({ isForgiven: true }),
        drift({ kind: 'missing', place: 'createdAt', declared: 'string (date-time)', perhaps: 'created_at' }),
        drift({ kind: 'extra', place: 'created_at', found: 'string(24)', perhaps: 'createdAt' }),
        drift({
          kind: 'status',
          place: '',
          declared: '200',
          found: '500',
          calls: [{ call: 'GET /x', times: 1, of: 1 }],
        }),
      ],
    },
    { name: 'users', state: 'fine', calls: 1, drifts: [] },
    { name: 'invoices', state: 'unchecked', calls: 0, drifts: [] },
  ],
  unchecked: [{ call: 'GET /admin/rides/{id}/invoice', reason: 'none of 12 of rides has one' }],
  neverSeen: [{ name: 'users', places: ['rating'] }],
  leftovers: [],
  counted: 3,
  forgiven: 1,
};

test('the report for people: each difference once, by its field, and what could not be checked apart', () => {
  expect(
    stripVTControlCharacters(printed(report)),
  ).toBe(`https://api.example.com  12 calls, 40 records looked at

  ✗ rides     3 differences
    price       wrong type    declared number, came string(5); the screens cope
                              GET /admin/rides (3 of 40 records)
    createdAt   renamed?      declared string (date-time), came as created_at: string(24)
                              GET /admin/rides (3 of 40 records)
    the answer  wrong status  declared 200, came 500
                              GET /x (once)
  ✓ users     fine (1 call)
  ? invoices  could not be checked

Could not be checked
  none of 12 of rides has one
    GET /admin/rides/{id}/invoice
  members that never held anything: null, or inside an empty list, wherever they were looked for
    users: rating

3 differences. The screens cope with 1 of them.
`);
});
