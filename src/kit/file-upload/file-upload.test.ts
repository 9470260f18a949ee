import { describe, expect, test } from 'vitest';
import { acceptsType, rejectionOf } from './file-upload.ts';

const png = { name: 'Photo.PNG', type: 'image/png', size: 1000 };

describe('acceptsType', () => {
  test('accepts everything without types', () => expect(acceptsType(png, [])).toBe(true));
  test('accepts a type', () => expect(acceptsType(png, ['image/jpeg', 'image/png'])).toBe(true));
  test('accepts a group of types', () => expect(acceptsType(png, ['image/*'])).toBe(true));
  test('accepts an extension, ignoring case', () => expect(acceptsType(png, ['.png'])).toBe(true));
  test('rejects another type', () => expect(acceptsType(png, ['image/jpeg'])).toBe(false));
  test('rejects a file without a type', () =>
    expect(acceptsType({ name: 'a', type: '' }, ['image/*'])).toBe(false));
});

describe('rejectionOf', () => {
  test('a small picture is accepted', () => expect(rejectionOf(png, ['image/*'], 1000)).toBeNull());
  test('one byte too many is rejected', () => expect(rejectionOf(png, ['image/*'], 999)).toBe('size'));
  test('the type is checked first', () => expect(rejectionOf(png, ['.pdf'], 1)).toBe('type'));
});
