import { expect, test } from 'vitest';
import { account } from './account/account.ts';
import { changes } from './changes/changes.ts';
import { choice } from './choice/choice.ts';
import { choices } from './choices/choices.ts';
import { colour } from './colour/colour.ts';
import { dateRange } from './date-range/date-range.ts';
import { documents } from './documents/documents.ts';
import { email } from './email/email.ts';
import { externalLink } from './external-link/external-link.ts';
import { flag } from './flag/flag.ts';
import { gallery } from './gallery/gallery.ts';
import { instant } from './instant/instant.ts';
import { invoiceLines } from './invoice-lines/invoice-lines.ts';
import { location } from './location/location.ts';
import { longText } from './long-text/long-text.ts';
import { moment } from './moment/moment.ts';
import { money } from './money/money.ts';
import { password } from './password/password.ts';
import { percent } from './percent/percent.ts';
import { period } from './period/period.ts';
import { person } from './person/person.ts';
import { phone } from './phone/phone.ts';
import { picture } from './picture/picture.ts';
import { postalAddress } from './postal-address/postal-address.ts';
import { priceList } from './price-list/price-list.ts';
import { quantity } from './quantity/quantity.ts';
import { rating } from './rating/rating.ts';
import { recurringPrice } from './recurring-price/recurring-price.ts';
import { reference } from './reference/reference.ts';
import { references } from './references/references.ts';
import { status } from './status/status.ts';
import { tags } from './tags/tags.ts';
import { text } from './text/text.ts';
import { timeOfDay } from './time-of-day/time-of-day.ts';
import { upload } from './upload/upload.ts';
import { url } from './url/url.ts';

/*
 * The compiler is the test: each `@ts-expect-error` fails the type check if the call below it compiles.
 * The test runner only shows that no builder is listed twice.
 */
const types = ['a'] as const;
const fields = [
  // @ts-expect-error unknown option
  account({ types, x: 1 }),
  // @ts-expect-error unknown option
  changes({ names: types, x: 1 }),
  // @ts-expect-error unknown option
  choice({ values: types, x: 1 }),
  // @ts-expect-error unknown option
  dateRange({ x: 1 }),
  // @ts-expect-error unknown option
  email({ x: 1 }),
  // @ts-expect-error unknown option
  externalLink({ base: 'paymentDashboard', x: 1 }),
  // @ts-expect-error unknown option
  flag({ x: 1 }),
  // @ts-expect-error unknown option
  gallery({ shape: 'url', access: 'readOnly', x: 1 }),
  // @ts-expect-error unknown option
  instant({ x: 1 }),
  // @ts-expect-error no options
  invoiceLines({}),
  // @ts-expect-error unknown option
  location({ x: 1 }),
  // @ts-expect-error unknown option
  longText({ x: 1 }),
  // @ts-expect-error unknown option
  money({ x: 1 }),
  // @ts-expect-error unknown option
  password({ required: true, x: 1 }),
  // @ts-expect-error unknown option
  percent({ x: 1 }),
  // @ts-expect-error unknown option
  period({ count: 'count', unit: 'unit', x: 1 }),
  // @ts-expect-error unknown option
  person({ x: 1 }),
  // @ts-expect-error unknown option
  phone({ x: 1 }),
  // @ts-expect-error unknown option
  picture({ shape: 'url', x: 1 }),
  // @ts-expect-error no options
  priceList({}),
  // @ts-expect-error unknown option
  quantity({ x: 1 }),
  // @ts-expect-error unknown option
  rating({ x: 1 }),
  // @ts-expect-error unknown option
  recurringPrice({ x: 1 }),
  // @ts-expect-error unknown option
  reference({ to: 'users', by: 'name', x: 1 }),
  // @ts-expect-error unknown option
  references({ to: 'users', by: 'name', x: 1 }),
  // @ts-expect-error unknown option
  status({ x: 1 }),
  // @ts-expect-error unknown option
  tags({ x: 1 }),
  // @ts-expect-error unknown option
  text({ x: 1 }),
  // @ts-expect-error unknown option
  documents({ max: 1, maxMegabytes: 1, x: 1 }),
  // @ts-expect-error unknown option
  upload({ accept: types, maxMegabytes: 1, replaces: 'picture', x: 1 }),
  // @ts-expect-error unknown option
  choices({ values: types, x: 1 }),
  // @ts-expect-error unknown option
  colour({ x: 1 }),
  // @ts-expect-error unknown option
  moment({ x: 1 }),
  // @ts-expect-error unknown option
  postalAddress({ x: 1 }),
  // @ts-expect-error unknown option
  timeOfDay({ x: 1 }),
  // @ts-expect-error unknown option
  url({ x: 1 }),
];

test('an unknown option does not compile, whatever the kind', () => {
  const kinds = fields.map(({ kind }) => kind);
  expect(new Set(kinds).size).toBe(kinds.length);
});
