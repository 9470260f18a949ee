import * as z from 'zod/mini';
import type { Tones } from '#fields/tones.ts';
import { nullableBy } from '#schema/by-options.ts';
import { notEntered } from '#schema/constraints.ts';
import { decided } from '#schema/decided.ts';
import type { ReadField, ReadOptions } from '#schema/field.ts';
import type { OnlyOptions } from '#schema/only-options.ts';

interface StatusOptions extends ReadOptions {
  /** The states that lists can be filtered by; the dictionary labels each. Default: lists cannot be filtered by it. */
  readonly values?: readonly string[];
  /** The colour of each state. Default: all are neutral. */
  readonly tones?: Tones;
}

/** A state that another service decides, e.g. a subscription's. */
export interface Status {
  readonly status: string;
}

/** The colours of the states, and what makes a list filterable by the field, if the options name its states. */
type States<Options> = Options extends { readonly values: infer Values extends readonly string[] }
  ? { readonly tones: Tones; readonly choices: Values; readonly filter: 'choice' }
  : { readonly tones: Tones };

/** A state that another service decides: read, never entered. One without a label is shown as it is. */
export type StatusField<Options extends StatusOptions = StatusOptions> = ReadField<
  'status',
  Options,
  Status
> &
  States<Options>;

const stored = z.object({ status: z.string() });

/** Declares a state that another service decides: read, never entered. */
export function status<const Options extends OnlyOptions<Options, StatusOptions>>(
  options: Options,
): StatusField<Options> {
  const { values, tones = {} } = options;
  return {
    ...notEntered,
    kind: 'status',
    record: nullableBy(options, stored),
    chosen: (value) => stored.safeParse(value).data?.status,
    ...decided<States<Options>>(values ? { tones, choices: values, filter: 'choice' } : { tones }),
  };
}
