import * as z from 'zod/mini';
import { enteredPassword } from '#schema/constraints.ts';
import type { Access, Field } from '#schema/field.ts';
import { problem } from '#schema/problem.ts';

/** A password: entered, never shown, never part of a record. */
export interface PasswordField<A extends Access = Access>
  extends Field<'password', never, string, string, A> {
  /** Whether it is the one that is in use, which a manager may fill in; otherwise a new one, which it may make. */
  readonly current: boolean;
}

interface PasswordOptions {
  /** A form refuses to be sent without one. */
  readonly required: boolean;
  /** Whether it is the one that is in use, which a manager may fill in. Default: false, a new one. */
  readonly current?: boolean;
}

/** A password: entered, never shown. */
export function password(options: PasswordOptions): PasswordField<'writeOnly'> {
  return {
    kind: 'password',
    current: options.current ?? false,
    access: 'writeOnly',
    required: options.required,
    record: z.never(),
    draft: options.required ? enteredPassword : z.string({ error: problem('required') }),
    initial: '',
    toDraft: () => '',
  };
}
