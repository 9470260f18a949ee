import { views as account } from './account/account.views.tsx';
import { views as changes } from './changes/changes.views.tsx';
import { views as choice } from './choice/choice.views.tsx';
import { views as choices } from './choices/choices.views.tsx';
import { views as colour } from './colour/colour.views.tsx';
import type { ViewsEntry } from './contract.ts';
import { views as dateRange } from './date-range/date-range.views.tsx';
import { views as day } from './day/day.views.tsx';
import { views as documents } from './documents/documents.views.tsx';
import { views as email } from './email/email.views.tsx';
import { views as externalLink } from './external-link/external-link.views.tsx';
import { views as flag } from './flag/flag.views.tsx';
import { views as gallery } from './gallery/gallery.views.tsx';
import { views as instant } from './instant/instant.views.tsx';
import { views as invoiceLines } from './invoice-lines/invoice-lines.views.tsx';
import type { FieldKinds, KindName } from './kinds.ts';
import { views as location } from './location/location.views.tsx';
import { views as longText } from './long-text/long-text.views.tsx';
import { views as moment } from './moment/moment.views.tsx';
import { views as money } from './money/money.views.tsx';
import { views as percent } from './percent/percent.views.tsx';
import { views as period } from './period/period.views.tsx';
import { views as person } from './person/person.views.tsx';
import { views as phone } from './phone/phone.views.tsx';
import { views as picture } from './picture/picture.views.tsx';
import { views as postalAddress } from './postal-address/postal-address.views.tsx';
import { views as priceList } from './price-list/price-list.views.tsx';
import { views as quantity } from './quantity/quantity.views.tsx';
import { views as rating } from './rating/rating.views.tsx';
import { views as recurringPrice } from './recurring-price/recurring-price.views.tsx';
import { views as reference } from './reference/reference.views.tsx';
import { views as references } from './references/references.views.tsx';
import { views as status } from './status/status.views.tsx';
import { views as tags } from './tags/tags.views.tsx';
import { views as text } from './text/text.views.tsx';
import { views as timeOfDay } from './time-of-day/time-of-day.views.tsx';
import { views as url } from './url/url.views.tsx';

/**
 * The views of each kind; undefined for a kind that is only entered. A missing kind does not compile. In the built
 * product, the views of a kind that a single declaration uses come with that declaration (scripts/vite/kind-views.ts).
 */
export const registry: { readonly [K in KindName]: ViewsEntry<FieldKinds[K]> } = {
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
  password: undefined,
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
  upload: undefined,
  url,
};
