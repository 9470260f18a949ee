import * as z from 'zod/mini';
import { nullableBy } from '#schema/by-options.ts';
import { notEntered } from '#schema/constraints.ts';
import type { ReadField, ReadOptions } from '#schema/field.ts';
import type { OnlyOptions } from '#schema/only-options.ts';

/** A location by its address. Its coordinates may come with it and are not shown. */
export interface Location {
  readonly address: string;
}

interface LocationOptions extends ReadOptions {
  /** The start or the end of a route: a list marks both. */
  readonly mark?: 'start' | 'end';
}

/** A location: read, never entered. */
export interface LocationField<Options extends LocationOptions = LocationOptions>
  extends ReadField<'location', Options, Location> {
  readonly mark: 'start' | 'end' | undefined;
}

const stored = z.object({ address: z.string() });

/** Declares a location: read, never entered. */
export function location<const Options extends OnlyOptions<Options, LocationOptions>>(
  options: Options,
): LocationField<Options> {
  return { ...notEntered, kind: 'location', mark: options.mark, record: nullableBy(options, stored) };
}
