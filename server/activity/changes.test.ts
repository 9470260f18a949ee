import { expect, test } from 'vitest';
import { email } from '#fields/email/email.ts';
import { phone } from '#fields/phone/phone.ts';
import { text } from '#fields/text/text.ts';
import { changesOf } from './changes.ts';

const contacts = { name: text({}), email: email({}), phone: phone({ nullable: true }) };
const subject = { name: 'contacts', title: 'name', fields: contacts };
const before = { name: 'Alice', email: 'alice@exemple.fr', phone: '06 12 34 56 78' };

const changed = (field: string) => ({ field, from: null, to: null });

test('of an email address and a telephone number, the journal has only that they were added, replaced or removed', () => {
  const added = [{ field: 'name', from: null, to: 'Alice' }, changed('email'), changed('phone')];
  expect(changesOf(subject, {}, before)).toEqual(added);
  expect(changesOf(subject, before, { ...before, email: 'a@exemple.fr', phone: null })).toEqual([
    changed('email'),
    changed('phone'),
  ]);
  expect(changesOf(subject, before, { ...before, name: 'Ada' })).toEqual([
    { field: 'name', from: 'Alice', to: 'Ada' },
  ]);
  expect(changesOf(subject, before, {})).toEqual([
    { field: 'name', from: 'Alice', to: null },
    changed('email'),
    changed('phone'),
  ]);
});
