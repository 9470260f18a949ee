import { MaxPartsExceededError, type MultipartPart, parseMultipart } from '@remix-run/multipart-parser';

/** The maximum number of parts of a form. The largest form of the back-office has about thirty. */
export const maxParts = 100;
/** The maximum size in bytes of the headers of one part: its name, its file's name and its type. */
const maxHeaderSize = 2048;

/** The error for a form of more than {@link maxParts} parts. */
export class TooManyParts extends Error {}

/**
 * Reads the parts of a multipart body in one pass. Throws {@link TooManyParts} at the first part beyond {@link maxParts},
 * without reading the rest, and another error if the body is malformed.
 *
 * @param maxSize The maximum size of the content in bytes.
 */
export function readFormParts(body: Iterable<Uint8Array>, boundary: string, maxSize: number): FormData {
  const form = new FormData();
  const limits = { maxParts, maxHeaderSize, maxFileSize: maxSize, maxTotalSize: maxSize };
  try {
    for (const part of parseMultipart(body, { boundary, ...limits })) {
      if (part.name === undefined) throw new Error('A part has no name');
      form.append(part.name, part.isFile ? fileOf(part) : part.text);
    }
  } catch (error) {
    if (error instanceof MaxPartsExceededError) throw new TooManyParts();
    throw error;
  }
  return form;
}

function fileOf({ content, filename = '', mediaType = '' }: MultipartPart): File {
  return new File(
    content.map((chunk) => new Uint8Array(chunk)),
    filename,
    { type: mediaType },
  );
}
