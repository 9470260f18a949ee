import sharp, { type Sharp } from 'sharp';
import type { NewFile } from './files.ts';

/** The largest picture that is decoded, in millions of pixels. */
export const maxMegapixels = 25;
/** The longest side of a stored picture, in pixels: a screen shows no more. */
const maxSide = 1600;
const maxSeconds = 20;

/** The error for a picture of more than {@link maxMegapixels}. */
export class TooManyPixels extends Error {}

/** The error for a picture that can't be decoded. */
export class DamagedPicture extends Error {}

// Only the decoders of the accepted types stay enabled: the library has others, e.g. for SVG and PDF.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
});
sharp.cache(false);

/**
 * Returns the picture as WebP, upright and at most {@link maxSide} pixels wide and high, without any metadata: a
 * photo of a phone says where it was taken. Reads the dimensions first and decodes no picture that is too large. Of
 * an animation, only the first image stays.
 */
export async function encodePicture(bytes: Uint8Array): Promise<NewFile> {
  const picture = sharp(bytes, { limitInputPixels: maxMegapixels * 1e6, failOn: 'error', pages: 1 });
  const { width, height } = await readable(picture.metadata());
  if (width * height > maxMegapixels * 1e6) throw new TooManyPixels();
  return { contentType: 'image/webp', bytes: await readable(encoded(picture)) };
}

const encoded = (picture: Sharp): Promise<Uint8Array> =>
  picture
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .timeout({ seconds: maxSeconds })
    .toBuffer();

async function readable<Result>(result: Promise<Result>): Promise<Result> {
  try {
    return await result;
  } catch (cause) {
    const isLarge = cause instanceof Error && /pixel limit/i.test(cause.message);
    throw isLarge ? new TooManyPixels() : new DamagedPicture('The picture cannot be decoded', { cause });
  }
}
