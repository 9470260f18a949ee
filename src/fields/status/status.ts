import * as z from 'zod/mini';
import { nullableBy } from '#schema/by-options.ts';
import { notEntered } from '#schema/constraints.ts';
import type { ReadField, ReadOptions } from '#schema/field.ts';
import type { OnlyOptions } from '#schema/only-options.ts';

/** A state that another service decides, e.g. a subscription's. */
export interface Status {
  readonly status: string;
}

/** A state that another service decides, shown as it is: read, never entered. */
export type StatusField<Options extends ReadOptions = ReadOptions> = ReadField<'status', Options, Status>;

const stored = z.object({ status: z.string() });

/** Declares a state that another service decides, shown as it is: read, never entered. */
export function status<const Options extends OnlyOptions<Options, ReadOptions>>(
  options: Options,
): StatusField<Options> {
  return { ...notEntered, kind: 'status', record: nullableBy(options, stored) };
}
