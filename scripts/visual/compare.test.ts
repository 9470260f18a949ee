import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { compare } from './compare.ts';

/** A plain picture, with so many pixels of another grey. */
function picture(width: number, height: number, spots = 0, grey = 255, compression = 9): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(255);
  for (let spot = 0; spot < spots; spot += 1) png.data.fill(grey, spot * 4, spot * 4 + 3);
  return PNG.sync.write(png, { deflateLevel: compression });
}

test('a picture is the same as itself, however it is packed', () => {
  expect(compare(picture(8, 8), picture(8, 8))).toBeUndefined();
  expect(compare(picture(8, 8), picture(8, 8, 0, 255, 0))).toBeUndefined();
});

test('changed pixels are counted and drawn', () => {
  const change = compare(picture(8, 8), picture(8, 8, 3, 0));
  expect(change?.pixels).toBe(3);
  const drawn = PNG.sync.read(change?.difference ?? Buffer.of());
  expect([...drawn.data.subarray(0, 3)]).toEqual([214, 31, 90]);
  expect([...drawn.data.subarray(12, 15)]).not.toEqual([214, 31, 90]);
});

test('a shade is a change', () => {
  expect(compare(picture(8, 8), picture(8, 8, 1, 250))?.pixels).toBe(1);
});

test('a picture that has grown is compared on a canvas that holds both', () => {
  const change = compare(picture(8, 8), picture(8, 10));
  expect(change?.pixels).toBe(16);
  expect(PNG.sync.read(change?.difference ?? Buffer.of())).toMatchObject({ width: 8, height: 10 });
});
