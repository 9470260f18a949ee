import { expect, test } from 'vitest';
import { isSameVersion } from './page-version.ts';

const own = ['/assets/runtime-a.js', '/assets/base-a.js'];
const page = (...modules: readonly string[]) => {
  const scripts = modules.map((source) => `<script type="module" crossorigin src="${source}"></script>`);
  return `<html><head><script src="/a.js"></script>${scripts.join('\n')}</head><body><div id="root"></div></body></html>`;
};

test.each([
  ['the open page', page(...own), own, true],
  ['a later build', page('/assets/runtime-b.js', '/assets/base-b.js'), own, false],
  ['a later build with the same first module', page('/assets/runtime-a.js', '/assets/base-b.js'), own, false],
  ['a later build with one module more', page(...own, '/assets/more.js'), own, false],
  ['the sign-in of a network', '<html><script type="module" src="/wifi.js"></script></html>', own, true],
  ['an empty response', '', own, true],
  ['a page without a module', page('/assets/base-b.js'), [], true],
])('%s', (_, html, current, same) => {
  expect(isSameVersion(html, current)).toBe(same);
});
