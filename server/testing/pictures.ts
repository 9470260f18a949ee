/** The smallest valid picture of each type. */
const base64 = {
  'image/png':
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'image/gif': 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
  'image/webp': 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA',
  'image/jpeg':
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////2Q==',
} as const;

type PictureType = keyof typeof base64;

/** Creates a picture as a file of a form; its declared type may differ. */
export function pictureFile(type: PictureType, claimed: string = type, name = 'image'): File {
  return new File([Buffer.from(base64[type], 'base64')], name, { type: claimed });
}

/** Creates a multipart form of files and texts. */
export function formOf(fields: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    form.append(name, value instanceof File ? value : String(value));
  return form;
}
