import * as z from 'zod/mini';
import { entered, nullableBy } from '#schema/by-options.ts';
import { typedText } from '#schema/constraints.ts';
import type { EnteredField, FieldOptions } from '#schema/field.ts';
import type { OnlyOptions } from '#schema/only-options.ts';
import { problem } from '#schema/problem.ts';

/** A French telephone number. */
export interface PhoneField<Options extends FieldOptions = FieldOptions>
  extends EnteredField<'phone', Options, string, string, string> {
  readonly sort: 'text';
  readonly isContact: true;
}

/** A French number as forms have it. */
export const phoneFormat = /^0\d( \d{2}){4}$/;

/** A country code, and the zero that may follow it, before the number itself has begun. */
const onlyCountryCode = /^(?:\+|00)(?:3(?:3\(?0?\)?)?)?$/;

/**
 * Groups the digits of a number in pairs while a user types it: `0x xx xx xx xx`. Returns at most ten digits and drops
 * every other character. `+33`, `+33 (0)` and `0033` stay until the next digit: together with it they become a 0.
 */
export function groupDigits(entered: string): string {
  const bare = entered.replace(/\s/g, '');
  if (onlyCountryCode.test(bare)) return bare;
  const international = entered.replace(/^\s*(\+|00)\s*33\s*(\(0\))?\s*0?/, '0');
  const digits = international.replace(/\D/g, '').slice(0, 10);
  return digits.replace(/(\d{2})(?=\d)/g, '$1 ');
}

/** Returns a French number in the format, however it was written; any other text as it is. */
export function formatPhone(stored: string): string {
  const bare = stored.replace(/[\s.()/-]/g, '');
  return /^(?:(?:\+|00)330?|0)\d{9}$/.test(bare) ? groupDigits(stored) : stored;
}

const typed = z
  .string({ error: problem('required') })
  .check(
    z.trim(),
    z.minLength(1, { error: problem('required'), abort: true }),
    z.regex(phoneFormat, { error: problem('phone') }),
  );

/** Declares a French telephone number, in the format that the sign-up call requires. */
export function phone<const Options extends OnlyOptions<Options, FieldOptions>>(
  options: Options,
): PhoneField<Options> {
  return {
    kind: 'phone',
    ...entered(options),
    ...typedText,
    record: nullableBy(options, z.string()),
    draft: options.required ? typed : z.union([z.literal(''), typed]),
    sort: 'text',
    isContact: true,
    toDraft: (value) => (typeof value === 'string' ? formatPhone(value) : ''),
  };
}
