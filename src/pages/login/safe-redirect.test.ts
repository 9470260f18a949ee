import { describe, expect, test } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

describe('after signing in one goes back to the page one was sent away from', () => {
  test.each(['/utilisateurs', '/utilisateurs?page=2&query=a', '/categories/3#icone'])('%s', (path) => {
    expect(safeRedirect(path)).toBe(path);
  });
});

describe('but never to another site, nor round in a circle', () => {
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
    'javascript:alert(1)',
    '/connexion?redirect=/connexion',
    '/connexion/code',
  ])('%s', (target) => {
    expect(safeRedirect(target)).toBe('/');
  });
});
