import { describe, expect, test } from 'vitest';
import { acceptsType, refuse } from './file-upload.ts';

const png = { name: 'Photo.PNG', type: 'image/png', size: 1000 };

describe('acceptsType', () => {
  test('takes anything where nothing is asked for', () => expect(acceptsType(png, [])).toBe(true));
  test('knows a type', () => expect(acceptsType(png, ['image/jpeg', 'image/png'])).toBe(true));
  test('knows a family of types', () => expect(acceptsType(png, ['image/*'])).toBe(true));
  test('knows an extension, in any case', () => expect(acceptsType(png, ['.png'])).toBe(true));
  test('refuses another type', () => expect(acceptsType(png, ['image/jpeg'])).toBe(false));
  test('refuses a file that has no type', () =>
    expect(acceptsType({ name: 'a', type: '' }, ['image/*'])).toBe(false));
});

describe('refuse', () => {
  test('nothing speaks against a small picture', () => expect(refuse(png, ['image/*'], 1000)).toBeNull());
  test('a byte too many', () => expect(refuse(png, ['image/*'], 999)).toBe('size'));
  test('the type is said first', () => expect(refuse(png, ['.pdf'], 1)).toBe('type'));
});
