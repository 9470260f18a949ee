import * as z from 'zod/mini';
import type { Field } from '#schema/field.ts';

/** One picture of several. */
export interface GalleryPicture {
  readonly src: string;
}

/** Several pictures in an order: read, never entered. */
export type GalleryField = Field<'gallery', readonly GalleryPicture[], null, null, 'readOnly'>;

/** Several pictures in an order: read, never entered. */
export function gallery(): GalleryField {
  return {
    kind: 'gallery',
    access: 'readOnly',
    required: false,
    record: z.array(z.object({ src: z.string() })),
    draft: z.null(),
    initial: null,
    toDraft: () => null,
  };
}
