import { expect, test } from 'vitest';
import { isSameVersion } from './page-version.ts';

const page = (name: string) =>
  `<html><head><script src="/theme.js"></script><script type="module" crossorigin src="/assets/${name}.js"></script></head><body><div id="root"></div></body></html>`;

test.each([
  ['the open page', page('index-a'), '/assets/index-a.js', true],
  ['a later build', page('index-b'), '/assets/index-a.js', false],
  [
    'the sign-in of a network',
    '<html><script type="module" src="/wifi.js"></script></html>',
    '/assets/index-a.js',
    true,
  ],
  ['an empty response', '', '/assets/index-a.js', true],
  ['a page without a module', page('index-b'), undefined, true],
])('%s', (_, html, own, same) => {
  expect(isSameVersion(html, own)).toBe(same);
});
