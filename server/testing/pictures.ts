import { crc32 } from 'node:zlib';
import type { TestService } from './test-service.ts';

/** A picture of 3 by 2 pixels in each type. */
const base64 = {
  'image/png':
    'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQImWM4EaABQQxwFgBO1AeBomWN1gAAAABJRU5ErkJggg==',
  'image/gif': 'R0lGODlhAwACAIAAAExpcchQKCH5BAUAAAAALAAAAAADAAIAAAICjF8AOw==',
  'image/webp': 'UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoDAAIAAUAmJaACdLoB+AADsAD+6Di/+YJX5Bu1D/7B384D84D+igAA',
  'image/jpeg':
    '/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAACAAMDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABAX/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCAACw//9k=',
} as const;

type PictureType = keyof typeof base64;

/** Creates a picture as a file of a form. `claimed` is the type that the form declares. */
export function pictureFile(type: PictureType, claimed: string = type, name = 'image'): File {
  return new File([Buffer.from(base64[type], 'base64')], name, { type: claimed });
}

function pngChunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** Creates a PNG file that has these dimensions, but no pixels: it cannot be decoded. */
export function pngWithoutPixels(width: number, height: number): File {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  const chunks = [
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', Buffer.concat([size, Buffer.from('0802000000', 'hex')])),
    pngChunk('IDAT', Buffer.alloc(0)),
    pngChunk('IEND', Buffer.alloc(0)),
  ];
  return new File([new Uint8Array(Buffer.concat(chunks))], 'image', { type: 'image/png' });
}

/** Creates a multipart form of files and texts. */
export function formOf(fields: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    form.append(name, value instanceof File ? value : String(value));
  return form;
}

/** Reads a picture as an administrator. */
export async function readPicture(
  { app, tokenOf }: TestService,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const authorization = `Bearer ${await tokenOf('admin')}`;
  return app.request(path, { headers: { authorization, ...headers } });
}
