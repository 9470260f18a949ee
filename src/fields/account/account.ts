import * as z from 'zod/mini';
import { nullableBy } from '#schema/by-options.ts';
import { notEntered } from '#schema/constraints.ts';
import type { ReadField, ReadOptions } from '#schema/field.ts';
import type { OnlyOptions } from '#schema/only-options.ts';

interface AccountOptions extends ReadOptions {
  /** The types that the product knows; the dictionary labels each. */
  readonly types: readonly string[];
}

/** An account that money is sent to: its type, and a label that identifies it. */
export interface Account {
  readonly type: string;
  readonly label: string;
}

/** An account that money is sent to: read, never entered. */
export interface AccountField<Options extends AccountOptions = AccountOptions>
  extends ReadField<'account', Options, Account> {
  readonly choices: Options['types'];
}

const stored = z.object({ type: z.string(), label: z.string() });

/** Declares an account that money is sent to: read, never entered. */
export function account<const Options extends OnlyOptions<Options, AccountOptions>>(
  options: Options & { readonly types: Options['types'] },
): AccountField<Options> {
  return {
    ...notEntered,
    kind: 'account',
    choices: options.types,
    record: nullableBy<Options, Account>(options, stored),
  };
}
