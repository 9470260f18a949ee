import type { AccountField } from './account/account.ts';
import type { ChangesField } from './changes/changes.ts';
import type { ChoiceField } from './choice/choice.ts';
import type { DayField } from './day/day.ts';
import type { EmailField } from './email/email.ts';
import type { ExternalLinkField } from './external-link/external-link.ts';
import type { FlagField } from './flag/flag.ts';
import type { GalleryField } from './gallery/gallery.ts';
import type { InstantField } from './instant/instant.ts';
import type { InvoiceLinesField } from './invoice-lines/invoice-lines.ts';
import type { LocationField } from './location/location.ts';
import type { LongTextField } from './long-text/long-text.ts';
import type { MoneyField } from './money/money.ts';
import type { PasswordField } from './password/password.ts';
import type { PercentField } from './percent/percent.ts';
import type { PeriodField } from './period/period.ts';
import type { PersonField } from './person/person.ts';
import type { PhoneField } from './phone/phone.ts';
import type { PictureField } from './picture/picture.ts';
import type { PriceListField } from './price-list/price-list.ts';
import type { QuantityField } from './quantity/quantity.ts';
import type { RatingField } from './rating/rating.ts';
import type { RecurringPriceField } from './recurring-price/recurring-price.ts';
import type { ReferenceField } from './reference/reference.ts';
import type { ReferencesField } from './references/references.ts';
import type { StatusField } from './status/status.ts';
import type { TextField } from './text/text.ts';
import type { UploadField } from './upload/upload.ts';

/** Every kind of field. A kind added here must be given its views and its input, or the project does not compile. */
export interface FieldKinds {
  account: AccountField;
  changes: ChangesField;
  choice: ChoiceField;
  day: DayField;
  email: EmailField;
  externalLink: ExternalLinkField;
  flag: FlagField;
  gallery: GalleryField;
  instant: InstantField;
  invoiceLines: InvoiceLinesField;
  longText: LongTextField;
  money: MoneyField;
  password: PasswordField;
  percent: PercentField;
  period: PeriodField;
  person: PersonField;
  phone: PhoneField;
  picture: PictureField;
  location: LocationField;
  priceList: PriceListField;
  quantity: QuantityField;
  rating: RatingField;
  recurringPrice: RecurringPriceField;
  reference: ReferenceField;
  references: ReferencesField;
  status: StatusField;
  text: TextField;
  upload: UploadField;
}

/** The name of a kind. */
export type KindName = keyof FieldKinds;
