import { describe, expect, test } from 'vitest';
import { accepts, junk } from '#fields/testing.ts';
import { gallery } from './gallery.ts';
import { views } from './gallery.views.tsx';

const field = gallery();
const context = { field, labelOf: () => undefined };

describe('a gallery', () => {
  test('is a list of pictures, each counted once', () => {
    const pictures = [{ src: '/a.png' }, { src: '/b.png' }, { src: '/a.png' }];
    expect(accepts(field, pictures)).toBe(true);
    expect(views.format(pictures, context)).toBe('/a.png, /b.png');
  });

  test('without a picture that may be shown is empty', () => {
    expect(accepts(field, [])).toBe(true);
    expect(views.isEmpty([])).toBe(true);
    expect(views.isEmpty([{ src: ' ' }, { src: 'javascript:alert(1)' }])).toBe(true);
    expect(views.isEmpty([{ src: ' ' }, { src: '/b.png' }])).toBe(false);
  });

  test.each(junk.filter((value) => !Array.isArray(value) || value.length > 0))('is never %s', (value) => {
    expect(accepts(field, value)).toBe(false);
  });

  test('never fills a form', () => {
    expect(field.toDraft([{ src: '/a.png' }])).toBeNull();
  });
});
