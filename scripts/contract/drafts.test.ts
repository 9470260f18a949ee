import { expect, test } from 'vitest';
import { documentTypeNames } from '#fields/document-types.ts';
import { documents } from '#fields/documents/documents.ts';
import { reference } from '#fields/reference/reference.ts';
import { references } from '#fields/references/references.ts';
import { text } from '#fields/text/text.ts';
import { draftFor } from './drafts.ts';

const link = { to: 'users', by: 'name' } as const;
const fields = { name: text({ required: true }), one: reference(link), many: references(link) };

test.each(documentTypeNames.filter((type) => type !== 'image/jpeg'))(
  'a field that requires documents of the type %s gets one',
  (type) => {
    const papers = documents({ accept: [type], maxMegabytes: 1, max: 2, required: true });
    const draft = draftFor({ papers }, 'x', () => []);
    expect(draft?.['papers']).toEqual([expect.objectContaining({ type })]);
  },
);

test('a field that names records gets the id of one, and is left empty if there is none', () => {
  expect(draftFor(fields, 'x', () => [7])).toEqual({ name: 'Contract check x', one: 7, many: [7] });
  expect(draftFor(fields, 'x', () => [])).toEqual({ name: 'Contract check x', one: null, many: [] });
  const required = { one: reference({ ...link, required: true }) };
  expect(draftFor(required, 'x', () => [])).toBeUndefined();
});
