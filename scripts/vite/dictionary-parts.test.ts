import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import fr from '#locales/fr.json' with { type: 'json' };
import { divide, type Words } from './dictionary-parts.ts';

const paths = (words: Words, prefix = ''): string[] =>
  Object.entries(words).flatMap(([name, value]) =>
    typeof value === 'string' ? `${prefix}${name}` : paths(value, `${prefix}${name}.`),
  );

const parts = divide(fr);
const handedOut = [
  parts.first,
  parts.shell,
  ...Object.values(parts.owners),
  ...Object.values(parts.resources),
];

test('every word but the server’s is handed out with something', () => {
  const given = new Set(handedOut.flatMap((part) => paths(part)));
  expect(paths(fr).filter((path) => !given.has(path) && !/^(server|shared)\./.test(path))).toEqual([]);
});

test('the server’s words never reach the browser', () => {
  expect(handedOut.flatMap((part) => paths(part)).filter((path) => path.startsWith('server.'))).toEqual([]);
});

test('the login page says nothing of what is behind the gate', () => {
  expect(Object.keys(parts.first)).not.toContain('resources');
  expect(Object.keys(parts.first)).not.toContain('pages');
});

test('what brings words exists', () => {
  expect(Object.keys(parts.owners).filter((file) => !existsSync(file))).toEqual([]);
});

test('the shell has the name of every resource', () => {
  for (const name of Object.keys(fr.resources))
    expect(paths(parts.shell)).toContain(`resources.${name}.name`);
});
