import { generator as account } from './account/account.generator.ts';
import { generator as changes } from './changes/changes.generator.ts';
import { generator as choice } from './choice/choice.generator.ts';
import { generator as choices } from './choices/choices.generator.ts';
import { generator as colour } from './colour/colour.generator.ts';
import { generator as dateRange } from './date-range/date-range.generator.ts';
import { generator as day } from './day/day.generator.ts';
import { generator as documents } from './documents/documents.generator.ts';
import { generator as email } from './email/email.generator.ts';
import { generator as externalLink } from './external-link/external-link.generator.ts';
import { generator as flag } from './flag/flag.generator.ts';
import { generator as gallery } from './gallery/gallery.generator.ts';
import type { KindGenerator } from './generator.ts';
import { generator as instant } from './instant/instant.generator.ts';
import { generator as invoiceLines } from './invoice-lines/invoice-lines.generator.ts';
import type { FieldKinds, KindName } from './kinds.ts';
import { generator as location } from './location/location.generator.ts';
import { generator as longText } from './long-text/long-text.generator.ts';
import { generator as moment } from './moment/moment.generator.ts';
import { generator as money } from './money/money.generator.ts';
import { generator as password } from './password/password.generator.ts';
import { generator as percent } from './percent/percent.generator.ts';
import { generator as period } from './period/period.generator.ts';
import { generator as person } from './person/person.generator.ts';
import { generator as phone } from './phone/phone.generator.ts';
import { generator as picture } from './picture/picture.generator.ts';
import { generator as postalAddress } from './postal-address/postal-address.generator.ts';
import { generator as priceList } from './price-list/price-list.generator.ts';
import { generator as quantity } from './quantity/quantity.generator.ts';
import { generator as rating } from './rating/rating.generator.ts';
import { generator as recurringPrice } from './recurring-price/recurring-price.generator.ts';
import { generator as reference } from './reference/reference.generator.ts';
import { generator as references } from './references/references.generator.ts';
import { generator as status } from './status/status.generator.ts';
import { generator as tags } from './tags/tags.generator.ts';
import { generator as text } from './text/text.generator.ts';
import { generator as timeOfDay } from './time-of-day/time-of-day.generator.ts';
import { generator as upload } from './upload/upload.generator.ts';
import { generator as url } from './url/url.generator.ts';

/** The generator of each kind. A kind without a generator does not compile. */
export const generators: { readonly [K in KindName]: KindGenerator<FieldKinds[K]> } = {
  account,
  changes,
  choice,
  choices,
  colour,
  dateRange,
  day,
  documents,
  email,
  externalLink,
  flag,
  gallery,
  instant,
  invoiceLines,
  longText,
  moment,
  money,
  password,
  percent,
  period,
  person,
  phone,
  picture,
  location,
  postalAddress,
  priceList,
  quantity,
  rating,
  recurringPrice,
  reference,
  references,
  status,
  tags,
  text,
  timeOfDay,
  upload,
  url,
};

const byName = new Map<string, KindGenerator>(Object.entries(generators));

/** Returns the generator of a kind. Throws for a kind that does not exist. */
export function generatorOf(kind: string): KindGenerator {
  const found = byName.get(kind);
  if (found === undefined) throw new Error(`There is no kind ${kind}.`);
  return found;
}
