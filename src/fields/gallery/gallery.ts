import * as z from 'zod/mini';
import { entered } from '#schema/by-options.ts';
import { decided } from '#schema/decided.ts';
import type { AccessOf, Field, OrderedFiles } from '#schema/field.ts';
import type { OnlyOptions } from '#schema/only-options.ts';
import { problem } from '#schema/problem.ts';
import { readEach } from '#schema/read-each.ts';

interface GalleryPictures {
  /** The form of one picture in a record: its address, or an object with it as `src`. */
  readonly shape: 'url' | 'object';
}

interface EnteredGallery extends GalleryPictures {
  /** Whether forms have it, too. `readOnly`: it is only shown, and takes none of the other options. Default: 'readWrite'. */
  readonly access?: 'readWrite';
  /** True if at least one picture must stay or be chosen. Default: false. */
  readonly required?: boolean;
  /** The media types accepted, e.g. `image/png`. */
  readonly accept: readonly string[];
  /** The largest file accepted, in megabytes. */
  readonly maxMegabytes: number;
  /** The largest number of pictures, stored ones among them. */
  readonly max: number;
}

/** Pictures that are only shown. */
type ShownGallery = GalleryPictures & {
  /** Not in forms. */
  readonly access: 'readOnly';
} & {
  readonly [Name in Exclude<keyof EnteredGallery, 'shape' | 'access'>]?: never;
};

type GalleryOptions = ShownGallery | EnteredGallery;

interface Shapes {
  readonly url: string;
  readonly object: {
    readonly src: string;
    /** What it shows. Default: nobody has said it. */
    readonly description?: string | null | undefined;
  };
}

/** One picture of several. */
export type GalleryPicture = Shapes[keyof Shapes];

/** The pictures of a form in their order: a file that was chosen, or the address of a stored picture that stays. */
export type GalleryDraft = readonly (File | string)[];

/** Several pictures in an order. */
export interface GalleryField<Options extends GalleryOptions = GalleryOptions>
  extends Field<
    'gallery',
    readonly Shapes[Options['shape']][],
    GalleryDraft,
    GalleryDraft,
    AccessOf<Options>
  > {
  readonly filter: 'presence';
  readonly file?: OrderedFiles;
}

/** Accepts a stored picture with what it shows. */
export const describedPicture = z.object({
  src: z.string(),
  description: z.optional(z.nullable(z.string())),
});

const pictures = { url: z.string(), object: describedPicture };

const addressed = z.looseObject({ src: z.string() });

/** Returns the addresses of stored pictures. A change of the record keeps each that has one, whatever else is odd. */
const addressesOf = (shape: keyof Shapes, value: unknown): string[] =>
  shape === 'url' ? readEach(value, z.string()) : readEach(value, addressed).map(({ src }) => src);

/** Returns the value of a record with the pictures at these addresses. What was said of one of them stays. */
const storedAs =
  (shape: keyof Shapes): OrderedFiles['stored'] =>
  (addresses, before) => {
    if (shape === 'url') return addresses;
    const former = readEach(before, addressed);
    return addresses.map((src) => former.find((picture) => picture.src === src) ?? { src });
  };

function draftSchema({ required = false, accept, maxMegabytes, max }: EnteredGallery) {
  const file = z.file().check(
    z.minSize(1, { error: problem('fileEmpty') }),
    z.maxSize(maxMegabytes * 1024 ** 2, { error: problem('fileSize', { max: maxMegabytes }) }),
    z.refine((chosen) => accept.includes(chosen.type), { error: problem('fileType') }),
  );
  const several = z
    .array(z.union([z.string(), file], { error: problem('type') }), { error: problem('required') })
    .check(z.maxLength(max, { error: problem('tooManyFiles', { max }) }));
  return required ? several.check(z.minLength(1, { error: problem('required') })) : several;
}

/** Declares several pictures in an order. Where they are entered, its resource's calls must write `multipart`. */
export function gallery<const Options extends OnlyOptions<Options, GalleryOptions>>(
  options: Options & { readonly shape: Options['shape'] },
): GalleryField<Options> {
  const given: GalleryOptions = options;
  const { shape } = given;
  return {
    ...entered<Options>(options),
    kind: 'gallery',
    filter: 'presence',
    record: decided<z.ZodMiniType<readonly Shapes[Options['shape']][]>>(z.array(pictures[shape])),
    draft: given.access === 'readOnly' ? z.array(z.union([z.string(), z.file()])) : draftSchema(given),
    initial: [],
    toDraft: (value) => addressesOf(shape, value),
    ...(given.access !== 'readOnly' && {
      file: {
        accept: given.accept,
        maxBytes: given.maxMegabytes * 1024 ** 2,
        max: given.max,
        stored: storedAs(shape),
      },
    }),
  };
}
