import * as z from 'zod/mini';
import { nullableWhen } from '#schema/constraints.ts';
import {
  type Access,
  type AccessOf,
  accessOf,
  type Field,
  type FieldOptions,
  type ValueOf,
} from '#schema/field.ts';
import { problem } from '#schema/problem.ts';

/** A French telephone number. */
export type PhoneField<Value = string | null, A extends Access = Access> = Field<
  'phone',
  Value,
  string,
  string,
  A
>;

const format = /^0\d( \d{2}){4}$/;

/**
 * Puts the spaces of the format `0x xx xx xx xx` in while a person types.
 * Takes what stands in the input; gives back at most ten digits, in pairs. Anything but digits is dropped,
 * save the beginning of a `+33`, which becomes the 0 that it stands for once it is whole.
 */
export function groupDigits(entered: string): string {
  if (/^\s*\+\s*3?\s*$/.test(entered)) return entered.replace(/\s/g, '');
  const international = entered.replace(/^\s*(\+|00)\s*33\s*(\(0\))?\s*0?/, '0');
  const digits = international.replace(/\D/g, '').slice(0, 10);
  return digits.replace(/(\d{2})(?=\d)/g, '$1 ');
}

/** A French number in the format, however it was written; any other text as it came. */
export function formatPhone(stored: string): string {
  const bare = stored.replace(/[\s.()/-]/g, '');
  return /^(?:(?:\+|00)330?|0)\d{9}$/.test(bare) ? groupDigits(stored) : stored;
}

/** A French telephone number, in the format that signing up asks for. */
export function phone<const Options extends FieldOptions>(
  options: Options,
): PhoneField<ValueOf<Options, string>, AccessOf<Options>>;
export function phone(options: FieldOptions): PhoneField {
  const { required = false } = options;
  const entered = z
    .string({ error: problem('required') })
    .check(
      z.trim(),
      z.minLength(1, { error: problem('required'), abort: true }),
      z.regex(format, { error: problem('phone') }),
    );
  return {
    kind: 'phone',
    access: accessOf(options),
    required,
    record: nullableWhen(options.nullable, z.string()),
    draft: required ? entered : z.union([z.literal(''), entered]),
    initial: '',
    toDraft: (value) => (typeof value === 'string' ? formatPhone(value) : ''),
  };
}
