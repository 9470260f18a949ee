import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findLooseVersions, findMissingPlatforms, lockfile } from './lockfile.ts';

const read = (name: string) => JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'));

test('the lockfile names the packages of every system', () => {
  expect(findMissingPlatforms(lockfile.parse(read('package-lock.json')))).toEqual([]);
});

test('a lockfile that was written from one system is refused', () => {
  const packages = {
    'node_modules/a': { version: '1.0.0', optionalDependencies: { 'a-linux': '1.0.0', 'a-mac': '1.0.0' } },
    'node_modules/a/node_modules/a-linux': { version: '1.0.0' },
    'node_modules/a-mac': { version: '0.9.0' },
  };
  expect(findMissingPlatforms({ packages })).toEqual([
    'package-lock.json lacks a-mac@1.0.0, which node_modules/a names',
  ]);
});

test('versions are exact', () => {
  expect(findLooseVersions(read('package.json'))).toEqual([]);
  expect(
    findLooseVersions({ dependencies: { a: '^1.0.0', b: '1.2.3' }, devDependencies: { c: 'latest' } }),
  ).toEqual([
    'package.json asks for a@^1.0.0: name one version',
    'package.json asks for c@latest: name one version',
  ]);
});
