import { expect, test } from 'vitest';
import { namesVersion, versionOf } from './versions.ts';

const version = versionOf({ id: 1, name: 'Wifi' });

test('a version is a strong entity tag, and another one for every other content', () => {
  expect(version).toMatch(/^"[\w-]{22}"$/);
  expect(versionOf({ id: 1, name: 'Wifi' })).toBe(version);
  expect(versionOf({ id: 1, name: 'wifi' })).not.toBe(version);
  expect(versionOf(null)).toMatch(/^"[\w-]{22}"$/);
});

test.each([
  ['the version', version],
  ['any version', ' * '],
  ['a list', `"x", ${version}`],
  ['a list with empty items', `,"x" ,, ${version} ,`],
  ['a list beside a tag with a comma', `"a,b",${version}`],
  ['a list beside a weak tag', `W/"x",${version}`],
])('If-Match names the version: %s', (_, header) => {
  expect(namesVersion(header, version)).toBe(true);
});

test.each([
  ['another version', '"x"'],
  ['a weak tag', `W/${version}`],
  ['no quotes', version.slice(1, -1)],
  ['an empty header', ''],
  ['a tag that only contains the version', `"a${version.slice(1)}`],
  ['a list without commas', `"x" ${version}`],
  ['an asterisk in a list', `*, ${version}`],
  ['an open quote', `${version}, "x`],
])('If-Match does not name the version: %s', (_, header) => {
  expect(namesVersion(header, version)).toBe(false);
});
