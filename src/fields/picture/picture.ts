import * as z from 'zod/mini';
import { nullableWhen } from '#schema/constraints.ts';
import type { Access, Field, FieldOptions, ValueOf } from '#schema/field.ts';

interface PictureOptions extends Pick<FieldOptions, 'nullable'> {
  /** How the service writes it: the address itself, or an object that holds it as `src`. */
  readonly shape: 'url' | 'object';
  /** A person's portrait. Default: false. */
  readonly round?: boolean;
}

type Source<Options extends PictureOptions> = Options['shape'] extends 'url'
  ? string
  : { readonly src: string };

/** A picture by its address: read; `upload` is its counterpart in a form. */
export interface PictureField<Value = string | { readonly src: string } | null, A extends Access = Access>
  extends Field<'picture', Value, null, null, A> {
  readonly round: boolean;
}

/** A picture by its address: read, never entered. */
export function picture<const Options extends PictureOptions>(
  options: Options,
): PictureField<ValueOf<Options, Source<Options>>, 'readOnly'>;
export function picture(options: PictureOptions): PictureField {
  const source: z.ZodMiniType<string | { readonly src: string }> =
    options.shape === 'url' ? z.string() : z.object({ src: z.string() });
  return {
    kind: 'picture',
    access: 'readOnly',
    required: false,
    round: options.round ?? false,
    record: nullableWhen(options.nullable, source),
    draft: z.null(),
    initial: null,
    toDraft: () => null,
  };
}
