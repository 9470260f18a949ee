import { expect, test } from 'vitest';
import type { Report, ReportedDifference } from './report.ts';
import { reportText } from './report-text.ts';

const difference = (part: Partial<ReportedDifference>): ReportedDifference => ({
  type: 'type',
  field: 'price',
  declared: 'number',
  found: 'string(5)',
  isTolerated: false,
  calls: [{ call: 'GET /admin/rides', times: 3, of: 40, parameters: [] }],
  ...part,
});

const report: Report = {
  base: 'https://api.example.com',
  calls: 12,
  records: 40,
  sections: [
    {
      name: 'rides',
      state: 'different',
      calls: 2,
      differences: [
        difference({ isTolerated: true }),
        difference({
          type: 'missing',
          field: 'createdAt',
          declared: 'string (date-time)',
          counterpart: 'created_at',
        }),
        difference({ type: 'extra', field: 'created_at', found: 'string(24)', counterpart: 'createdAt' }),
        difference({
          type: 'status',
          field: '',
          declared: '200',
          found: '500',
          calls: [{ call: 'GET /x', times: 1, of: 9, parameters: ['query', 'sort'] }],
        }),
      ],
    },
    { name: 'users', state: 'fine', calls: 1, differences: [] },
    { name: 'invoices', state: 'unchecked', calls: 0, differences: [] },
  ],
  unchecked: [{ call: 'GET /admin/rides/{id}/invoice', reason: 'none of 12 records of rides has one' }],
  unseen: [{ name: 'users', fields: ['rating'] }],
  leftovers: [],
  counted: 3,
  tolerated: 1,
};

test('the text lists each difference once, by field, and then the unchecked calls', () => {
  expect(reportText(report)).toBe(`## Contract: 3 differences; the screens work with 1 of them

https://api.example.com: 12 calls, 40 records checked.

- ✗ rides: 3 differences
  - **price** wrong type: declared number, found string(5); the screens work with it
    - GET /admin/rides (3 of 40 records)
  - **createdAt** renamed?: declared string (date-time), found as created_at: string(24)
    - GET /admin/rides (3 of 40 records)
  - **the response** wrong status: declared 200, found 500
    - GET /x with query or sort (1 of 9 responses)
- ✓ users: fine (1 call)
- ? invoices: could not be checked

### Could not be checked

- none of 12 records of rides has one
  - GET /admin/rides/{id}/invoice
- fields without a value in any record
  - users: rating
`);
});

test('names of members are no markup, and a record that stays is named', () => {
  const differences = [difference({ field: 'a*b`<i>' })];
  const text = reportText({
    ...report,
    sections: [{ name: 'rides', state: 'different', calls: 1, differences }],
    leftovers: [{ resource: 'options', id: 7 }],
  });
  expect(text).toContain('## Contract: 1 difference\n');
  expect(text).toContain('**a\\*b\\`\\<i\\>** wrong type');
  expect(text).toContain('Not deleted: a record of options, 7. Delete it.');
});
