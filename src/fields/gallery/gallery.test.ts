import { describe, expect, expectTypeOf, test } from 'vitest';
import { accepts, junk, submit } from '#fields/testing.ts';
import { gallery } from './gallery.ts';
import { views } from './gallery.views.tsx';

const shown = gallery({ shape: 'object', access: 'readOnly' });
const limits = { accept: ['image/png', 'image/webp'], maxMegabytes: 1, max: 3 };
const entered = gallery({ shape: 'object', ...limits });
const addresses = gallery({ shape: 'url', ...limits, required: true });
const context = { field: shown, labelOf: () => undefined };
const file = (bytes = 1, type = 'image/png') => new File([new Uint8Array(bytes)], 'a', { type });

describe('a gallery', () => {
  test('is a list of pictures, each counted once', () => {
    const pictures = [{ src: '/a.png' }, { src: '/b.png' }, { src: '/a.png' }];
    expect(accepts(shown, pictures)).toBe(true);
    expect(views.format(pictures, context)).toBe('/a.png, /b.png');
  });

  test('has the shape that its field declares', () => {
    expect([accepts(addresses, ['/a.png']), accepts(addresses, [{ src: '/a.png' }])]).toEqual([true, false]);
    expect([accepts(entered, ['/a.png']), accepts(entered, [{ src: '/a.png' }])]).toEqual([false, true]);
  });

  test('without a picture that may be shown is empty', () => {
    expect(accepts(shown, [])).toBe(true);
    expect(views.isEmpty([])).toBe(true);
    expect(views.isEmpty([{ src: ' ' }, { src: 'javascript:alert(1)' }])).toBe(true);
    expect(views.isEmpty([{ src: ' ' }, { src: '/b.png' }])).toBe(false);
  });

  test.each(junk.filter((value) => !Array.isArray(value) || value.length > 0))('is never %s', (value) => {
    expect(accepts(shown, value)).toBe(false);
    expect(entered.toDraft(value)).toEqual([]);
  });

  test('is entered unless its field says that it is only shown', () => {
    expect([entered.access, shown.access]).toEqual(['readWrite', 'readOnly']);
    expect([entered.file?.max, shown.file]).toEqual([3, undefined]);
    expectTypeOf(shown.access).toEqualTypeOf<'readOnly'>();
    expectTypeOf(entered.access).toEqualTypeOf<'readWrite'>();
    // @ts-expect-error what is entered has its limits
    gallery({ shape: 'object', accept: ['image/png'] });
  });
});

describe('a form', () => {
  test('has the addresses of the stored pictures, among the files that were chosen', () => {
    expect(entered.toDraft([{ src: '/a.png', description: 'La salle' }])).toEqual(['/a.png']);
    expect(addresses.toDraft(['/a.png'])).toEqual(['/a.png']);
    const draft = [file(), '/a.png', file(1024 ** 2, 'image/webp')];
    expect(submit(entered, draft)).toEqual({ sent: draft });
  });

  test('keeps each picture with an address, whatever else is odd', () => {
    const odd = { src: '/b.png', description: 3 };
    expect(entered.toDraft([{ src: '/a.png' }, odd, { description: 'La salle' }, null])).toEqual([
      '/a.png',
      '/b.png',
    ]);
    expect(addresses.toDraft(['/a.png', null])).toEqual(['/a.png']);
    const described = { src: '/a.png', description: 'La salle' };
    expect(entered.file?.stored(['/a.png', '/b.png'], [described, odd, null])).toEqual([described, odd]);
  });

  test.each([
    ['an empty file', [file(0)], ['fileEmpty']],
    ['a file a byte too large', ['/a.png', file(1024 ** 2 + 1)], ['fileSize']],
    ['a file of another type', [file(1, 'image/svg+xml')], ['fileType']],
    ['more than the largest number', ['/a', '/b', '/c', file()], ['tooManyFiles']],
    ['a number', [12], ['type']],
    ['what is not a list', 12, ['required']],
  ])('with %s is refused', (_, draft, problems) => {
    expect(submit(entered, draft)).toEqual({ problems });
  });

  test('needs a picture if one is required', () => {
    expect(submit(entered, [])).toEqual({ sent: [] });
    expect(submit(addresses, [])).toEqual({ problems: ['required'] });
    expect(submit(addresses, ['/a.png'])).toEqual({ sent: ['/a.png'] });
  });

  test('keeps the descriptions of the pictures that stay', () => {
    const before = [{ src: '/a.png', description: 'La salle' }, { src: '/b.png' }];
    expect(entered.file?.stored(['/new.png', '/a.png'], before)).toEqual([{ src: '/new.png' }, before[0]]);
    expect(addresses.file?.stored(['/new.png', '/a.png'], ['/a.png'])).toEqual(['/new.png', '/a.png']);
  });
});
