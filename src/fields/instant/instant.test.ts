import { describe, expect, test } from 'vitest';
import { accepts, junk } from '#fields/testing.ts';
import { instant } from './instant.ts';
import { views } from './instant.views.tsx';

const createdAt = instant({});
const ago = (days: number) => new Date(Date.now() - days * 86_400_000 - 60_000).toISOString();

describe('a stored moment', () => {
  test.each(['2026-03-05T13:07:00Z', '2026-03-05T13:07:00.123+02:00', '2024-02-29T00:00Z'])(
    '%s is one',
    (value) => expect(accepts(createdAt, value)).toBe(true),
  );

  test.each([
    '',
    'hier',
    '2026-03-05',
    '2026-03-05T13:07:00',
    '2026-03-05 13:07:00Z',
    '2026-02-30T10:00:00Z',
    'Invalid Date',
    '2026-01-01T10:00:00Z\n',
  ])('%j is none', (value) => expect(accepts(createdAt, value)).toBe(false));

  test('is never a number or anything else, and null only if its field is nullable', () => {
    for (const value of [...junk, new Date(), 1_700_000_000_000])
      expect(accepts(createdAt, value)).toBe(false);
    expect(accepts(createdAt, null)).toBe(false);
    expect(accepts(instant({ nullable: true }), null)).toBe(true);
  });

  test('never fills a form', () => {
    expect(createdAt.toDraft('2026-03-05T13:07:00Z')).toBeNull();
  });
});

describe('the text of a moment', () => {
  test('is the date: the text of a relative time is wrong a minute later', () => {
    for (const field of [createdAt, instant({ style: 'full' })])
      expect(views.format('2026-03-05T13:07:00Z', { field, labelOf: () => undefined })).toMatch(
        /^05 mars 2026 à \d\d:07$/,
      );
  });

  test('has the second if it is evidence', () => {
    const field = instant({ style: 'exact' });
    expect(views.format('2026-03-05T13:07:09Z', { field, labelOf: () => undefined })).toMatch(
      /^05 mars 2026 à \d\d:07:09$/,
    );
  });

  test('exists for every moment', () => {
    expect(views.isEmpty(ago(0))).toBe(false);
  });
});
