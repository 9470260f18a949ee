import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#scripts/root.ts';
import { sources } from './inputs.ts';

const isSource = (path: string) => sources.some((source) => path === source || path.startsWith(`${source}/`));

test.each(['vite.config.ts', 'panda.config.ts'])(
  'a build is new if what %s imports has changed',
  (config) => {
    const imports = [...readFileSync(join(root, config), 'utf8').matchAll(/from '\.\/([^']+)'/g)];
    expect(imports.length).toBeGreaterThan(0);
    expect(imports.map(([, path = '']) => path).filter((path) => !isSource(path))).toEqual([]);
  },
);
