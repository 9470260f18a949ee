import * as z from 'zod/mini';
import { nullableBy } from '#schema/by-options.ts';
import { notEntered } from '#schema/constraints.ts';
import type { ReadField, ReadOptions } from '#schema/field.ts';
import type { OnlyOptions } from '#schema/only-options.ts';

interface PictureOptions extends ReadOptions {
  /** The form that the service sends: the address itself, or an object with it as `src`. */
  readonly shape: 'url' | 'object';
  /** True for the portrait of a person. Default: false. */
  readonly round?: boolean;
}

interface Source {
  readonly src: string;
}
interface Shapes {
  readonly url: string;
  readonly object: Source;
}

/** A picture by its address: read, never entered. In a form, the kind `upload` enters a file. */
export interface PictureField<Options extends PictureOptions = PictureOptions>
  extends ReadField<'picture', Options, Shapes[Options['shape']]> {
  readonly round: boolean;
  readonly filter: 'presence';
}

const schemas: { readonly [Shape in keyof Shapes]: z.ZodMiniType<Shapes[Shape]> } = {
  url: z.string(),
  object: z.object({ src: z.string() }),
};

/** Declares a picture by its address: read, never entered. */
export function picture<const Options extends OnlyOptions<Options, PictureOptions>>(
  options: Options & { readonly shape: Options['shape'] },
): PictureField<Options> {
  const shape: Options['shape'] = options.shape;
  return {
    ...notEntered,
    kind: 'picture',
    round: options.round ?? false,
    record: nullableBy<Options, Shapes[Options['shape']]>(options, schemas[shape]),
    filter: 'presence',
  };
}
