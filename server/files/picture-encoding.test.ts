import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pngWithoutPixels } from '#server/testing/pictures.ts';
import { DamagedPicture, encodePicture, TooManyPixels } from './picture-encoding.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c85028' } });

describe('an encoded picture', () => {
  test('does not say where, with which camera and by whom it was taken', async () => {
    const photo = await plain(8, 4)
      .withExif({
        IFD0: { Make: 'Appareil', Copyright: 'Alice' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 24/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Alice</x:xmpmeta>')
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    expect(await sharp(photo).metadata()).toMatchObject({ exif: expect.anything(), xmp: expect.anything() });
    expect(photo.includes('Appareil')).toBe(true);

    const { contentType, bytes } = await encodePicture(photo);
    const { format, exif, xmp, icc, iptc } = await sharp(bytes).metadata();
    expect({ contentType, format, exif, xmp, icc, iptc }).toEqual({
      contentType: 'image/webp',
      format: 'webp',
    });
    for (const text of ['Appareil', 'Alice', 'EXIF']) expect(Buffer.from(bytes).includes(text)).toBe(false);
  });

  test('is upright, as the camera recorded it', async () => {
    const photo = await plain(8, 4).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await sharp((await encodePicture(photo)).bytes).metadata()).toMatchObject({ width: 4, height: 8 });
  });

  test('is no larger than a screen shows, and never enlarged', async () => {
    const sizes = [];
    for (const [width, height] of [
      [4000, 2000],
      [30, 20],
    ] as const) {
      const { bytes } = await encodePicture(await plain(width, height).png().toBuffer());
      const found = await sharp(bytes).metadata();
      sizes.push([found.width, found.height]);
    }
    expect(sizes).toEqual([
      [1600, 800],
      [30, 20],
    ]);
  });

  test('keeps its transparency', async () => {
    const logo = { create: { width: 2, height: 2, channels: 4, background: '#00000000' } } as const;
    const { bytes } = await encodePicture(await sharp(logo).png().toBuffer());
    expect((await sharp(bytes).metadata()).hasAlpha).toBe(true);
  });

  test('is the first image of an animation', async () => {
    const frames = Buffer.alloc(2 * 2 * 3 * 3);
    frames.fill(200, 0, 12);
    const gif = await sharp(frames, { raw: { width: 2, height: 6, channels: 3, pageHeight: 2 } })
      .gif()
      .toBuffer();
    expect((await sharp(gif, { animated: true }).metadata()).pages).toBeGreaterThan(1);
    const { bytes } = await encodePicture(gif);
    expect(await sharp(bytes, { animated: true }).metadata()).toMatchObject({ width: 2, height: 2 });
  });
});

describe('a rejected picture', () => {
  test('of too many pixels is rejected by its dimensions: its pixels are never decoded', async () => {
    const encoded = async (width: number, height: number) =>
      encodePicture(await pngWithoutPixels(width, height).bytes());
    await expect(encoded(6000, 5000)).rejects.toThrow(TooManyPixels);
    // The same file with allowed dimensions reaches the decoder, which finds no pixels.
    await expect(encoded(60, 50)).rejects.toThrow(DamagedPicture);
  });

  test('that was cut off counts as damaged', async () => {
    const jpeg = await plain(200, 200).jpeg().toBuffer();
    await expect(encodePicture(jpeg.subarray(0, 300))).rejects.toThrow(DamagedPicture);
  });

  test.for([
    '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>',
    '%PDF-1.4\n',
    'P6\n1 1\n255\nabc',
  ])('of another type reaches no decoder: %s', async (text) => {
    await expect(encodePicture(new TextEncoder().encode(text))).rejects.toThrow(DamagedPicture);
  });
});
