import { describe, expect, test } from 'vitest';
import { holds, junk } from '#fields/testing.ts';
import { gallery } from './gallery.ts';
import { views } from './gallery.views.tsx';

const field = gallery();
const context = { field, labelOf: () => undefined };

describe('a gallery', () => {
  test('is pictures in an order, each named once', () => {
    const pictures = [{ src: '/a.png' }, { src: '/b.png' }, { src: '/a.png' }];
    expect(holds(field, pictures)).toBe(true);
    expect(views.format(pictures, context)).toBe('/a.png, /b.png');
  });

  test('without a picture that may be shown is empty', () => {
    expect(holds(field, [])).toBe(true);
    expect(views.isEmpty([])).toBe(true);
    expect(views.isEmpty([{ src: ' ' }, { src: 'javascript:alert(1)' }])).toBe(true);
    expect(views.isEmpty([{ src: ' ' }, { src: '/b.png' }])).toBe(false);
  });

  test.each(junk.filter((value) => !Array.isArray(value) || value.length > 0))(
    'is nothing else: %s',
    (value) => {
      expect(holds(field, value)).toBe(false);
    },
  );

  test('never fills a form', () => {
    expect(field.toDraft([{ src: '/a.png' }])).toBeNull();
  });
});
