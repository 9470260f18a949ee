import { describe, expect, test } from 'vitest';
import { sourceOf } from '#fields/source.ts';
import { accepts, junk } from '#fields/testing.ts';
import { picture } from './picture.ts';
import { views } from './picture.views.tsx';

const avatar = picture({ shape: 'url', nullable: true, round: true });
const icon = picture({ shape: 'object' });

describe('the address of a picture', () => {
  test.each([
    'https://exemple.fr/a.png',
    'HTTP://exemple.fr/a.png',
    '//cdn.exemple.fr/a.png',
    '/files/a.png',
    'files/a b.png',
    'data:image/png;base64,AAAA',
    'blob:http://localhost/1234',
  ])('%s may be shown', (source) => {
    expect(sourceOf(source)).toBe(source);
    expect(sourceOf({ src: source })).toBe(source);
  });

  test.each([
    '',
    '   ',
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
    'ftp://exemple.fr/a.png',
    'http://[',
  ])('%j may not', (source) => {
    expect(sourceOf(source)).toBeUndefined();
    expect(views.isEmpty(source)).toBe(true);
  });

  test('is missing where there is no picture', () => {
    expect(sourceOf(null)).toBeUndefined();
    for (const value of junk) expect(sourceOf(value)).toBeUndefined();
  });
});

describe('a stored picture', () => {
  test('has the shape that its field declares', () => {
    expect(accepts(avatar, '/a.png')).toBe(true);
    expect(accepts(avatar, null)).toBe(true);
    expect(accepts(avatar, { src: '/a.png' })).toBe(false);
    expect(accepts(icon, { src: '/a.png' })).toBe(true);
    expect(accepts(icon, '/a.png')).toBe(false);
    expect(accepts(icon, null)).toBe(false);
    for (const value of junk) expect([accepts(avatar, value), accepts(icon, value)]).toEqual([false, false]);
  });

  test('is formatted as its address', () => {
    expect(views.format({ src: '/a.png' }, { field: icon, labelOf: () => undefined })).toBe('/a.png');
  });

  test('never fills a form', () => {
    expect(avatar.toDraft('/a.png')).toBeNull();
  });
});
