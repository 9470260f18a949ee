import type { Field } from '#schema/field.ts';
import { input as choice } from './choice/choice.input.tsx';
import type { Input, InputEntry } from './contract.ts';
import { input as day } from './day/day.input.tsx';
import { input as email } from './email/email.input.tsx';
import { input as flag } from './flag/flag.input.tsx';
import type { FieldKinds, KindName } from './kinds.ts';
import { input as longText } from './long-text/long-text.input.tsx';
import { input as money } from './money/money.input.tsx';
import { input as password } from './password/password.input.tsx';
import { input as phone } from './phone/phone.input.tsx';
import { input as quantity } from './quantity/quantity.input.tsx';
import { input as reference } from './reference/reference.input.tsx';
import { input as references } from './references/references.input.tsx';
import { input as text } from './text/text.input.tsx';
import { input as upload } from './upload/upload.input.tsx';

/** The input of each kind. A kind that is entered and has no input here does not compile. */
const registry: { readonly [K in KindName]: InputEntry<FieldKinds[K]> } = {
  account: undefined,
  changes: undefined,
  choice,
  day,
  email,
  externalLink: undefined,
  flag,
  gallery: undefined,
  instant: undefined,
  invoiceLines: undefined,
  longText,
  money,
  password,
  percent: undefined,
  period: undefined,
  person: undefined,
  phone,
  picture: undefined,
  location: undefined,
  priceList: undefined,
  quantity,
  rating: undefined,
  recurringPrice: undefined,
  reference,
  references,
  status: undefined,
  text,
  upload,
};

const byKind = new Map<string, Input | undefined>(Object.entries(registry));

/** Returns the input of a field. Throws if the field is read only. */
export function inputOf(field: Field): Input {
  const input = byKind.get(field.kind);
  if (input === undefined) throw new Error(`The kind ${field.kind} is read only: no form can contain it.`);
  return input;
}
