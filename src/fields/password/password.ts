import * as z from 'zod/mini';
import { enteredPassword, newPassword, optionalNewPassword, typedText } from '#schema/constraints.ts';
import type { Field } from '#schema/field.ts';

/** A password: entered, never shown, never part of a record. */
export interface PasswordField extends Field<'password', never, string, string, 'writeOnly'> {
  /** True for the password that is in use, which a password manager may fill in; false for a new one, which has rules. */
  readonly current: boolean;
}

interface PasswordOptions {
  /** True if a form cannot be sent without it. */
  readonly required: boolean;
  /** True for the password that is in use, which a password manager may fill in. Default: false, a new one. */
  readonly current?: boolean;
}

/** Declares a password: entered, never shown. */
export function password({ required, current = false }: PasswordOptions): PasswordField {
  return {
    ...typedText,
    kind: 'password',
    current,
    access: 'writeOnly',
    required,
    record: z.never(),
    draft: current ? enteredPassword : required ? newPassword : optionalNewPassword,
    toDraft: () => '',
  };
}
