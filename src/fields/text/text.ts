import * as z from 'zod/mini';
import { entered, nullableBy } from '#schema/by-options.ts';
import { enteredText, typedText } from '#schema/constraints.ts';
import type { EnteredField, FieldOptions } from '#schema/field.ts';
import type { OnlyOptions } from '#schema/only-options.ts';

interface TextOptions extends FieldOptions {
  /** The longest text accepted, in characters. Default: 255. */
  readonly max?: number;
  /** True for a postal address: a cell wraps between the street and the town. Default: false. */
  readonly address?: boolean;
  /** True for a code of a few signs, such as the reference of a ride: its column is narrow. Default: false. */
  readonly short?: boolean;
}

/** A line of text. */
export interface TextField<Options extends TextOptions = TextOptions>
  extends EnteredField<'text', Options, string, string, string> {
  readonly max: number;
  readonly address: boolean;
  readonly short: boolean;
  readonly sort: 'text';
}

/** Declares a line of text. */
export function text<const Options extends OnlyOptions<Options, TextOptions>>(
  options: Options,
): TextField<Options> {
  const { required = false, max = 255, address = false, short = false } = options;
  return {
    kind: 'text',
    ...entered(options),
    ...typedText,
    max,
    address,
    short,
    record: nullableBy(options, z.string()),
    draft: enteredText({ max, required }),
    sort: 'text',
  };
}
