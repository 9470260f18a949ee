import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** What became of a picture, and where it did. */
export interface Change {
  readonly pixels: number;
  /** The picture, paled, with the changed pixels over it. */
  readonly difference: Buffer;
}

/**
 * Compares two pictures; nothing where they are the same. Every pixel counts: on one machine the browser draws
 * alike to the last bit, and a tolerance would let a colour drift.
 */
export function compare(before: Buffer, after: Buffer): Change | undefined {
  if (before.equals(after)) return undefined;
  const old = PNG.sync.read(before);
  const now = PNG.sync.read(after);
  const width = Math.max(old.width, now.width);
  const height = Math.max(old.height, now.height);
  const drawn = new PNG({ width, height });
  const options = {
    threshold: 0,
    includeAA: true,
    alpha: 0.2,
    diffColor: [214, 31, 90] as [number, number, number],
  };
  const pixels = pixelmatch(
    on(old, width, height),
    on(now, width, height),
    drawn.data,
    width,
    height,
    options,
  );
  const resized = old.width !== now.width || old.height !== now.height;
  return pixels === 0 && !resized ? undefined : { pixels, difference: PNG.sync.write(drawn) };
}

/** A picture on a canvas that holds both: where it does not reach, nothing is drawn. */
function on(picture: PNG, width: number, height: number): Buffer {
  if (picture.width === width && picture.height === height) return picture.data;
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas.data;
}
