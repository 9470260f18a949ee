import { expect, expectTypeOf, test } from 'vitest';
import { account } from './account/account.ts';
import { choice } from './choice/choice.ts';
import type { InputEntry } from './contract.ts';
import { email } from './email/email.ts';
import { externalLink } from './external-link/external-link.ts';
import { flag } from './flag/flag.ts';
import { gallery } from './gallery/gallery.ts';
import { inputOf } from './inputs.ts';
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

const entered = [
  choice({ values: ['a'] }),
  email({}),
  flag({}),
  longText({}),
  money({}),
  password({ required: true }),
  phone({}),
  quantity({}),
  reference({ to: 'categories', by: 'titre' }),
  references({ to: 'categories', by: 'titre' }),
  text({}),
  upload({ accept: ['image/png'], maxMegabytes: 1, replaces: 'icon' }),
];
const read = [
  account({ types: [] }),
  externalLink({ base: 'paymentDashboard' }),
  invoiceLines(),
  percent({}),
  period({ count: 'a', unit: 'b' }),
  person({}),
  location({}),
  recurringPrice(),
  gallery(),
  instant({}),
  picture({ shape: 'url' }),
  priceList(),
  rating({}),
  status({}),
];

test.each(entered)('$kind is entered', (field) => {
  expect(inputOf(field).Control).toBeTypeOf('function');
});

test.each(read)('$kind is only read', (field) => {
  expect(() => inputOf(field)).toThrow(`The kind ${field.kind} is read only`);
});

test('an unknown kind is an error, never a text', () => {
  expect(() => inputOf({ ...text({}), kind: 'toString' })).toThrow('toString');
});

test('the compiler requires the input of every kind that is entered, and of no other', () => {
  expectTypeOf<undefined>().not.toExtend<InputEntry<FieldKinds['flag']>>();
  expectTypeOf<undefined>().not.toExtend<InputEntry<FieldKinds['upload']>>();
  expectTypeOf<InputEntry<FieldKinds['instant']>>().toEqualTypeOf<undefined>();
  expectTypeOf<InputEntry<FieldKinds['rating']>>().toEqualTypeOf<undefined>();
});
