import * as z from 'zod/mini';
import { enteredPassword, newPassword, typedText } from '#schema/constraints.ts';
import type { Field } from '#schema/field.ts';
import { shortestPassword } from '#schema/password-lengths.ts';

/** A password: entered, never shown, never part of a record. */
export interface PasswordField extends Field<'password', never, string, string, 'writeOnly'> {
  /** True for the password that is in use, which a password manager may fill in; false for a new one, which has rules. */
  readonly current: boolean;
  /** The number of characters of a new password. */
  readonly shortest: number;
}

interface PasswordOptions {
  /** True if a form cannot be sent without it. */
  readonly required: boolean;
  /** True for the password that is in use, which a password manager may fill in. Default: false, a new one. */
  readonly current?: boolean;
  /** The number of characters of a new password. Default: that of an account without a second factor. */
  readonly shortest?: number;
}

/** Declares a password: entered, never shown. */
export function password(options: PasswordOptions): PasswordField {
  const { required, current = false, shortest = shortestPassword } = options;
  return {
    ...typedText,
    kind: 'password',
    current,
    shortest,
    access: 'writeOnly',
    required,
    record: z.never(),
    draft: current ? enteredPassword : newPassword(shortest, required),
    toDraft: () => '',
  };
}
