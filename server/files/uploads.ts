import { message, problemMessage } from '#server/base/messages.ts';
import { invalid } from '#server/http/http-error.ts';
import type { NewFile } from './files.ts';
import { DamagedPicture, encodePicture, maxMegapixels, TooManyPixels } from './picture-encoding.ts';
import { pictureType } from './picture-type.ts';

/**
 * Reads an uploaded picture and encodes it again. Throws an `HttpError` with the reason if its content has no accepted
 * type (whatever type it declares), has too many pixels, or is damaged.
 */
export async function readPicture(field: string, file: File, accept: readonly string[]): Promise<NewFile> {
  const bytes = await file.bytes();
  const type = pictureType(bytes);
  if (!type || !accept.includes(type)) throw invalid({ [field]: [problemMessage('fileType')] });
  try {
    return await encodePicture(bytes);
  } catch (error) {
    if (error instanceof TooManyPixels)
      throw invalid({ [field]: [message('pictureSize', { max: maxMegapixels })] });
    if (error instanceof DamagedPicture) throw invalid({ [field]: [message('pictureDamaged')] });
    throw error;
  }
}
