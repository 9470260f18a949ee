const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

const signatures: readonly (readonly [type: string, matches: (bytes: Uint8Array) => boolean])[] = [
  ['image/png', (bytes) => ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', (bytes) => ascii(bytes, 0, 3) === '\xff\xd8\xff'],
  ['image/webp', (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP'],
  ['image/gif', (bytes) => /^GIF8[79]a$/.test(ascii(bytes, 0, 6))],
];

/** Returns the media type of a file by its first bytes. The name and the declared type may be wrong. */
export function pictureType(bytes: Uint8Array): string | undefined {
  return signatures.find(([, matches]) => matches(bytes))?.[0];
}
