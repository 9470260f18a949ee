import { expect, test } from 'vitest';
import { money } from '#fields/money/money.ts';
import { postalAddress } from '#fields/postal-address/postal-address.ts';
import { reference } from '#fields/reference/reference.ts';
import { text } from '#fields/text/text.ts';
import { timeOfDay } from '#fields/time-of-day/time-of-day.ts';
import { fieldsSchema } from '#schema/draft-schemas.ts';
import { withUnread } from './with-unread.ts';

const fields = {
  name: text({ required: true }),
  opens: timeOfDay({ nullable: true }),
  code: text({ nullable: true }),
  price: money({ nullable: true }),
  home: postalAddress({ nullable: true }),
  owner: reference({ to: 'users', by: 'name', nullable: true }),
};
const stored = {
  id: 1,
  name: 'Dépôt',
  opens: '09:30:00Z',
  code: 12,
  price: 'sur devis',
  home: 'Gare de Lyon',
  owner: { id: 3, name: null },
};

/** Returns what is sent after some fields of the stored record were changed. */
function sentAfter(changes: Readonly<Record<string, unknown>>) {
  const draft = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.toDraft(new Map<string, unknown>(Object.entries(stored)).get(name)),
    ]),
  );
  return withUnread(fields, stored, fieldsSchema(fields).parse({ ...draft, ...changes }));
}

test('a change of another field leaves stored values that cannot be read', () => {
  const { id: _, ...members } = stored;
  expect(sentAfter({ name: 'Garage' })).toEqual({ ...members, name: 'Garage', owner: 3 });
});

test('what was entered instead of such a value is sent', () => {
  expect(sentAfter({ opens: '10:00', price: '12,50' })).toMatchObject({ opens: '10:00', price: 12.5 });
});

test('a new record, and what was emptied, are sent as they were entered', () => {
  const sent = { name: '', code: '' };
  expect(withUnread(fields, undefined, sent)).toEqual(sent);
  expect(withUnread(fields, { id: 1, name: 'Dépôt', code: 'D1' }, sent)).toEqual(sent);
});
