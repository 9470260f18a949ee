import * as z from 'zod/mini';
import { entered, nullableBy } from '#schema/by-options.ts';
import { enteredText, typedText } from '#schema/constraints.ts';
import type { EnteredField, FieldOptions } from '#schema/field.ts';
import type { OnlyOptions } from '#schema/only-options.ts';

interface LongTextOptions extends FieldOptions {
  /** The longest text accepted, in characters. Default: 5000. */
  readonly max?: number;
  /** True if a cell shows the whole text, because nothing else does. Default: false. */
  readonly whole?: boolean;
}

/** A text of several lines. */
export interface LongTextField<Options extends LongTextOptions = LongTextOptions>
  extends EnteredField<'longText', Options, string, string, string> {
  readonly max: number;
  readonly whole: boolean;
}

/** Declares a text of several lines. */
export function longText<const Options extends OnlyOptions<Options, LongTextOptions>>(
  options: Options,
): LongTextField<Options> {
  const { required = false, max = 5000, whole = false } = options;
  return {
    kind: 'longText',
    ...entered(options),
    ...typedText,
    max,
    whole,
    record: nullableBy(options, z.string()),
    draft: enteredText({ max, required, lines: true }),
  };
}
