import * as z from 'zod/mini';
import { nullableBy } from '#schema/by-options.ts';
import { notEntered } from '#schema/constraints.ts';
import { decided } from '#schema/decided.ts';
import type { ReadField, ReadOptions } from '#schema/field.ts';
import type { OnlyOptions } from '#schema/only-options.ts';

interface StatusOptions extends ReadOptions {
  /** The states that lists can be filtered by; the dictionary labels each. Default: lists cannot be filtered by it. */
  readonly values?: readonly string[];
}

/** A state that another service decides, e.g. a subscription's. */
export interface Status {
  readonly status: string;
}

/** What makes a list filterable by the field, if the options name its states. */
type Filtered<Options> = Options extends { readonly values: infer Values extends readonly string[] }
  ? { readonly choices: Values; readonly filter: 'choice' }
  : object;

/** A state that another service decides, shown as it is: read, never entered. */
export type StatusField<Options extends StatusOptions = StatusOptions> = ReadField<
  'status',
  Options,
  Status
> &
  Filtered<Options>;

const stored = z.object({ status: z.string() });

/** Declares a state that another service decides, shown as it is: read, never entered. */
export function status<const Options extends OnlyOptions<Options, StatusOptions>>(
  options: Options,
): StatusField<Options> {
  const { values } = options;
  return {
    ...notEntered,
    kind: 'status',
    record: nullableBy(options, stored),
    chosen: (value) => stored.safeParse(value).data?.status,
    ...decided<Filtered<Options>>(values ? { choices: values, filter: 'choice' } : {}),
  };
}
