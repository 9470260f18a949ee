import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { markdownOf } from './markdown.ts';
import { printed } from './print.ts';
import type { Report, ReportedDifference } from './report.ts';

const difference = (part: Partial<ReportedDifference>): ReportedDifference => ({
  type: 'type',
  field: 'price',
  declared: 'number',
  found: 'string(5)',
  isTolerated: false,
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
          calls: [{ call: 'GET /x', times: 1, of: 1 }],
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

test('the printed report lists each difference once, by field, and then the unchecked calls', () => {
  expect(
    stripVTControlCharacters(printed(report)),
  ).toBe(`https://api.example.com  12 calls, 40 records checked

  ✗ rides     3 differences
    price         wrong type    declared number, found string(5); the screens work with it
                                GET /admin/rides (3 of 40 records)
    createdAt     renamed?      declared string (date-time), found as created_at: string(24)
                                GET /admin/rides (3 of 40 records)
    the response  wrong status  declared 200, found 500
                                GET /x (once)
  ✓ users     fine (1 call)
  ? invoices  could not be checked

Could not be checked
  none of 12 records of rides has one
    GET /admin/rides/{id}/invoice
  fields without a value in any record
    users: rating

3 differences. The screens work with 1 of them.
`);
});

test('the page for a pull request has a row for each difference, and names of members cannot break the table', () => {
  const named = { ...report.sections[0], differences: [difference({ field: 'a|b`<i>' })] };
  const page = markdownOf({
    ...report,
    sections: [...report.sections, { name: 'x', state: 'different', calls: 1, ...named }],
  });
  expect(page).toContain('## Contract: 4 differences');
  expect(page).toContain(
    '| rides | createdAt | renamed? | declared string (date-time), found as created_at: string(24) |',
  );
  expect(page).toContain('a\\|b\\`\\<i\\>');
  expect(page).toContain('- GET /admin/rides/{id}/invoice: none of 12 records of rides has one');
});
