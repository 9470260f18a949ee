import { problemMessage } from '#server/base/messages.ts';
import { invalid } from '#server/http/http-error.ts';
import type { NewFile } from './files.ts';
import { pictureType } from './picture-type.ts';

/** Reads an uploaded picture. Throws an `HttpError` if its content, not its declared type, is not an accepted type. */
export async function readPicture(field: string, file: File, accept: readonly string[]): Promise<NewFile> {
  const bytes = await file.bytes();
  const contentType = pictureType(bytes);
  if (!contentType || !accept.includes(contentType)) throw invalid({ [field]: [problemMessage('fileType')] });
  return { contentType, bytes };
}
