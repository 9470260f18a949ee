import { expect, test } from 'vitest';
import { leftIn } from './later-parts.ts';

test.each([
  ['at the start', '__vite__mapDeps([0]));rest'],
  ['at the end', 'import{a}from"./x.js";x(()=>import("./y.js"),__vite__mapDeps'],
  ['in the middle', `${'a();'.repeat(50)}x(()=>import("./y.js"),__vite__mapDeps([0]));${'b();'.repeat(50)}`],
])('an import that was not understood is seen %s of a chunk', (_, code) => {
  expect(leftIn(code)).toContain('__vite__mapDeps');
});

test('a chunk without imports has nothing left', () => {
  expect(leftIn('a(()=>import("./y.js"))')).toBeUndefined();
});
