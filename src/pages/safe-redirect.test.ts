import { describe, expect, test } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

describe('after signing in, the requested page opens', () => {
  test.each(['/utilisateurs', '/utilisateurs?page=2&query=a', '/categories/3#icone'])('%s', (path) => {
    expect(safeRedirect(path)).toBe(path);
  });
});

describe('another site and the login pages never open after signing in', () => {
  test.each([
    undefined,
    '',
    'utilisateurs',
    'https://example.com/',
    '//example.com/',
    '/\\example.com',
    '/.//example.com',
    '/x/..//example.com',
    '/\t/example.com',
    // Not an address at all.
    '/\t/[',
    'javascript:alert(1)',
    '/connexion?redirect=/connexion',
    '/connexion/code',
  ])('%s', (target) => {
    expect(safeRedirect(target)).toBe('/');
  });
});
