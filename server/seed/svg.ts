const encoder = new TextEncoder();

/** Returns the bytes of an SVG file. */
export function svg(width: number, height: number, content: string): Uint8Array {
  return encoder.encode(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`,
  );
}
