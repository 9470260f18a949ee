import * as z from 'zod/mini';
import { notEntered, nullableWhen } from '#schema/constraints.ts';
import type { Access, Field, FieldOptions, ValueOf } from '#schema/field.ts';

interface AccountOptions extends Pick<FieldOptions, 'nullable'> {
  /** The types known to the product; the dictionary words each. */
  readonly types: readonly string[];
}

/** Where money is sent to: the type of the account, and what tells it from others. */
export interface Account {
  readonly type: string;
  readonly label: string;
}

/** Where money is sent to: read, never entered. */
export interface AccountField<Value = Account | null, Word extends string = string, A extends Access = Access>
  extends Field<'account', Value, null, null, A> {
  readonly words: readonly Word[];
}

/** Where money is sent to: read, never entered. */
export function account<const Options extends AccountOptions>(
  options: Options,
): AccountField<ValueOf<Options, Account>, Options['types'][number], 'readOnly'>;
export function account({ nullable, types }: AccountOptions): AccountField {
  const stored = z.object({ type: z.string(), label: z.string() });
  return { ...notEntered, kind: 'account', words: types, record: nullableWhen(nullable, stored) };
}
