import { describe, expect, expectTypeOf, test } from 'vitest';
import { account } from './account/account.ts';
import { choice } from './choice/choice.ts';
import type { ViewsEntry } from './contract.ts';
import { email } from './email/email.ts';
import { externalLink } from './external-link/external-link.ts';
import { flag } from './flag/flag.ts';
import { gallery } from './gallery/gallery.ts';
import { instant } from './instant/instant.ts';
import { invoiceLines } from './invoice-lines/invoice-lines.ts';
import type { FieldKinds } from './kinds.ts';
import { location } from './location/location.ts';
import { longText } from './long-text/long-text.ts';
import { money } from './money/money.ts';
import { password } from './password/password.ts';
import { percent } from './percent/percent.ts';
import { period } from './period/period.ts';
import { person } from './person/person.ts';
import { phone } from './phone/phone.ts';
import { picture } from './picture/picture.ts';
import { priceList } from './price-list/price-list.ts';
import { quantity } from './quantity/quantity.ts';
import { rating } from './rating/rating.ts';
import { recurringPrice } from './recurring-price/recurring-price.ts';
import { reference } from './reference/reference.ts';
import { references } from './references/references.ts';
import { status } from './status/status.ts';
import { text } from './text/text.ts';
import { upload } from './upload/upload.ts';
import { present, viewsOf } from './views.ts';

const nullable = true;
const shown = [
  { field: account({ types: ['bank'], nullable }), value: { type: 'bank', label: 'FR76' } },
  { field: externalLink({ base: 'paymentDashboard', nullable }), value: 'sub_1' },
  { field: invoiceLines(), value: [{ label: 'Course', quantity: 1, unit_price: 0, total: 0 }] },
  { field: period({ count: 'a', unit: 'b' }), value: { a: 2, b: 'day' } },
  { field: person({ nullable }), value: { name: 'Alice' } },
  { field: location({ nullable }), value: { address: 'Lyon' } },
  { field: recurringPrice(), value: { price: 0 } },
  { field: choice({ values: ['a'], nullable }), value: 'a' },
  { field: email({ nullable }), value: 'a@b.fr' },
  { field: flag({ nullable }), value: false },
  { field: gallery(), value: [{ src: '/a.png' }] },
  { field: instant({ nullable }), value: '2026-03-05T13:07:00Z' },
  { field: longText({ nullable }), value: 'Un.\nDeux.' },
  { field: phone({ nullable }), value: '06 12 34 56 78' },
  { field: picture({ shape: 'object', nullable }), value: { src: '/a.png' } },
  { field: priceList(), value: [{ title: 'Menu', price: 0 }] },
  { field: rating({ nullable }), value: { avg: 0, total: 0 } },
  { field: reference({ to: 'categories', by: 'titre', nullable }), value: { id: 1, titre: 'Bars' } },
  { field: references({ to: 'categories', by: 'titre' }), value: [{ id: 1, titre: 'Bars' }] },
  { field: status({ nullable }), value: { status: 'OK' } },
  { field: text({ nullable }), value: '0' },
];

const figures = [money({ nullable }), percent({ nullable }), quantity({ nullable })];

describe.each(figures)('$kind', (field) => {
  test.each([0, -1, 12, '12.50'])('shows %j', (value) => {
    expect(present(field, value)).toBe(value);
    expect(viewsOf(field).format(value, { field, labelOf: () => undefined })).not.toBe('');
  });

  test.each([null, undefined, '', 'abc', Number.NaN, [], {}, true])('shows nothing for %j', (raw) => {
    expect(present(field, raw)).toBeUndefined();
  });
});

describe.each(shown)('$field.kind', ({ field, value }) => {
  test('shows a value of its kind', () => {
    expect(present(field, value)).toEqual(value);
    expect(viewsOf(field).format(value, { field, labelOf: () => undefined })).not.toBe('');
  });

  test.each([
    null,
    undefined,
    '',
    12,
    Number.NaN,
    [],
    {},
    { src: '' },
    { status: ' ' },
    new Date(Number.NaN),
  ])('shows nothing for %j', (raw) => {
    expect(present(field, raw)).toBeUndefined();
  });
});

test('a kind that records do not have cannot be shown', () => {
  expect(() => viewsOf(password({ required: true }))).toThrow('No views of the kind password');
  expect(() => viewsOf(upload({ accept: [], maxMegabytes: 1, replaces: 'icon' }))).toThrow(
    'No views of the kind upload',
  );
});

test('an unknown kind is an error, never a text', () => {
  expect(() => viewsOf({ ...text({}), kind: 'halo' })).toThrow('halo');
  expect(() => viewsOf({ ...text({}), kind: 'constructor' })).toThrow('constructor');
});

test('the compiler requires the views of every kind that records have, and of no other', () => {
  expectTypeOf<undefined>().not.toExtend<ViewsEntry<FieldKinds['text']>>();
  expectTypeOf<undefined>().not.toExtend<ViewsEntry<FieldKinds['flag']>>();
  expectTypeOf<ViewsEntry<FieldKinds['password']>>().toEqualTypeOf<undefined>();
  expectTypeOf<ViewsEntry<FieldKinds['upload']>>().toEqualTypeOf<undefined>();
});
