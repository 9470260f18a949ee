import { documentName } from '#fields/document-types.ts';
import { message, problemMessage } from '#server/base/messages.ts';
import { documentType } from './document-type.ts';
import type { NewFile } from './files.ts';
import { DamagedPicture, encodePicture, maxMegapixels, TooManyPixels } from './picture-encoding.ts';
import { pictureType } from './picture-type.ts';

/**
 * Reads an uploaded picture and encodes it again. Returns the reason as a French text if its content has no accepted type
 * (whatever type it declares), has too many pixels, or is damaged.
 */
export async function readPicture(file: File, accept: readonly string[]): Promise<NewFile | string> {
  const bytes = await file.bytes();
  const type = pictureType(bytes);
  if (!type || !accept.includes(type)) return problemMessage('fileType');
  try {
    return await encodePicture(bytes);
  } catch (error) {
    if (error instanceof TooManyPixels) return message('pictureSize', { max: maxMegapixels });
    if (error instanceof DamagedPicture) return message('pictureDamaged');
    throw error;
  }
}

/**
 * Reads an uploaded document, which stays as it was sent. Returns the reason as a French text if its content has no accepted
 * type, whatever its name and its declared type are.
 */
export async function readDocument(file: File, accept: readonly string[]): Promise<NewFile | string> {
  const bytes = await file.bytes();
  const contentType = documentType(bytes);
  if (!contentType || !accept.includes(contentType)) return problemMessage('fileType');
  return { contentType, bytes, name: documentName(file.name, contentType) };
}
