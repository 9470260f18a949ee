import * as z from 'zod/mini';
import { nullableWhen } from '#schema/constraints.ts';
import {
  type Access,
  type AccessOf,
  accessOf,
  type Field,
  type FieldOptions,
  type ValueOf,
} from '#schema/field.ts';
import { problem } from '#schema/problem.ts';

/** How a value looks beside the others. */
export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info';

interface ChoiceOptions extends FieldOptions {
  /** The values known to the product; the dictionary words each. */
  readonly values: readonly string[];
  /** How each value looks beside the others. Default: all are neutral. */
  readonly tones?: Readonly<Record<string, Tone>>;
}

/** One of several known values. A record may hold one that the product does not know yet: it is shown as it came. */
export interface ChoiceField<Value = string | null, Word extends string = string, A extends Access = Access>
  extends Field<'choice', Value, string | null, string | null, A> {
  readonly words: readonly Word[];
  readonly tones: Readonly<Record<string, Tone>>;
}

/** One of several known values. */
export function choice<const Options extends ChoiceOptions>(
  options: Options,
): ChoiceField<ValueOf<Options, string>, Options['values'][number], AccessOf<Options>>;
export function choice(options: ChoiceOptions): ChoiceField {
  const { required = false, values, tones = {} } = options;
  const known = z.enum(values, {
    error: (issue) => problem(issue.input === null || issue.input === undefined ? 'required' : 'choice'),
  });
  return {
    kind: 'choice',
    access: accessOf(options),
    required,
    words: values,
    tones,
    record: nullableWhen(options.nullable, z.string()),
    draft: required ? z.pipe(z.nullable(z.string({ error: problem('required') })), known) : z.nullable(known),
    initial: null,
    toDraft: (value) => (typeof value === 'string' ? value : null),
  };
}
