import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#scripts/root.ts';
import { isIcon, withShortKeys } from './icon-keys.ts';

const folder = join(root, 'node_modules/lucide-react/dist/esm');
const icons = globSync('icons/*.mjs', { cwd: folder }).map((name) => join(folder, name));
const keysIn = (code: string) => [...code.matchAll(/\bkey: "(\w+)"/g)].map(([, key = '']) => key);
const withoutKeys = (code: string) => code.replaceAll(/\bkey: "\w+"/g, '').replace('__iconData.node;', '');

test('every icon keeps its drawing and gets the keys 0, 1, 2 …', () => {
  const drawings = icons.filter((file) => keysIn(readFileSync(file, 'utf8')).length > 0);
  expect(drawings.length).toBeGreaterThan(1000);
  for (const file of drawings) {
    const code = readFileSync(file, 'utf8');
    const short = withShortKeys(code);
    expect(isIcon(file)).toBe(true);
    expect(keysIn(short)).toEqual(keysIn(code).map((_, index) => String(index)));
    expect(withoutKeys(short)).toBe(withoutKeys(code));
  }
});

test('other modules are no icons', () => {
  expect(isIcon(join(folder, 'createLucideIcon.mjs'))).toBe(false);
  expect(isIcon('/project/src/kit/icon/icon.tsx')).toBe(false);
});
