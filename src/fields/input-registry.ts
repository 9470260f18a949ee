import { input as choice } from './choice/choice.input.tsx';
import { input as choices } from './choices/choices.input.tsx';
import { input as colour } from './colour/colour.input.tsx';
import type { InputEntry } from './contract.ts';
import { input as dateRange } from './date-range/date-range.input.tsx';
import { input as day } from './day/day.input.tsx';
import { input as documents } from './documents/documents.input.tsx';
import { input as email } from './email/email.input.tsx';
import { input as flag } from './flag/flag.input.tsx';
import { input as gallery } from './gallery/gallery.input.tsx';
import type { FieldKinds, KindName } from './kinds.ts';
import { input as longText } from './long-text/long-text.input.tsx';
import { input as moment } from './moment/moment.input.tsx';
import { input as money } from './money/money.input.tsx';
import { input as password } from './password/password.input.tsx';
import { input as percent } from './percent/percent.input.tsx';
import { input as phone } from './phone/phone.input.tsx';
import { input as postalAddress } from './postal-address/postal-address.input.tsx';
import { input as quantity } from './quantity/quantity.input.tsx';
import { input as reference } from './reference/reference.input.tsx';
import { input as references } from './references/references.input.tsx';
import { input as tags } from './tags/tags.input.tsx';
import { input as text } from './text/text.input.tsx';
import { input as timeOfDay } from './time-of-day/time-of-day.input.tsx';
import { input as upload } from './upload/upload.input.tsx';
import { input as url } from './url/url.input.tsx';

/**
 * The input of each kind. A kind that is entered and has no input here does not compile. The built product has the inputs of
 * the kinds that a declaration uses (scripts/vite/kind-views.ts).
 */
export const registry: { readonly [K in KindName]: InputEntry<FieldKinds[K]> } = {
  account: undefined,
  changes: undefined,
  choice,
  choices,
  colour,
  dateRange,
  day,
  documents,
  email,
  externalLink: undefined,
  flag,
  gallery,
  instant: undefined,
  invoiceLines: undefined,
  longText,
  moment,
  money,
  password,
  percent,
  period: undefined,
  person: undefined,
  phone,
  picture: undefined,
  location: undefined,
  postalAddress,
  priceList: undefined,
  quantity,
  rating: undefined,
  recurringPrice: undefined,
  reference,
  references,
  status: undefined,
  tags,
  text,
  timeOfDay,
  upload,
  url,
};
