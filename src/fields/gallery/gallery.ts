import * as z from 'zod/mini';
import { notEntered } from '#schema/constraints.ts';
import type { Field } from '#schema/field.ts';

/** One picture of several. */
export interface GalleryPicture {
  readonly src: string;
  /** What it shows. Default: nobody has said it. */
  readonly description?: string | null | undefined;
}

/** Several pictures in an order: read, never entered. */
export interface GalleryField extends Field<'gallery', readonly GalleryPicture[], null, null, 'readOnly'> {
  readonly filter: 'presence';
}

/** Declares several pictures in an order: read, never entered. */
export function gallery(): GalleryField {
  return {
    ...notEntered,
    kind: 'gallery',
    filter: 'presence',
    record: z.array(z.object({ src: z.string(), description: z.optional(z.nullable(z.string())) })),
  };
}
