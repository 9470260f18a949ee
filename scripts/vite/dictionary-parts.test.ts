import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import fr from '#locales/fr.json' with { type: 'json' };
import { type Texts, textsIn } from '#schema/dictionary.ts';
import { divide } from './dictionary-parts.ts';

const paths = (texts: Texts) => textsIn(texts).map(([path]) => path);

const parts = divide(fr, ['users', 'rides']);
const browserParts = [
  parts.signedOut,
  parts.shell,
  ...Object.values(parts.owners),
  ...Object.values(parts.resources),
];

test('every text except the server’s is in a part', () => {
  const present = new Set(browserParts.flatMap((part) => paths(part)));
  expect(paths(fr).filter((path) => !present.has(path) && !/^(server|shared)\./.test(path))).toEqual([]);
});

test('the texts of the server never reach the browser', () => {
  expect(browserParts.flatMap((part) => paths(part)).filter((path) => path.startsWith('server.'))).toEqual(
    [],
  );
});

test('the login page has no texts of the pages after signing in', () => {
  expect(Object.keys(parts.signedOut)).not.toContain('resources');
  expect(Object.keys(parts.signedOut)).not.toContain('pages');
});

test('every file that brings texts exists', () => {
  expect(Object.keys(parts.owners).filter((file) => !existsSync(file))).toEqual([]);
});

test('a list does not wait for the texts of questions and forms', () => {
  expect(paths(parts.shell).filter((path) => /^(?:form|remove|merge|validation)\./.test(path))).toEqual([]);
  const own = paths(parts.resources['users'] ?? {});
  expect(own).toContain('resources.users.commands.disable.label');
  expect(own).toContain('resources.users.choices.role.admin');
  expect(
    own.filter((path) =>
      /\.(?:commands\.\w+\.(?:text|asks|done)|remove\.text|users\.(?:create|edit)\.)/.test(path),
    ),
  ).toEqual([]);
  const asked = paths(parts.owners['src/runtime/commands/command-question.tsx'] ?? {});
  expect(asked).toContain('resources.users.commands.role.asks.role');
  expect(asked).toContain('resources.users.commands.role.done');
  expect(asked.filter((path) => path.endsWith('.label'))).toEqual([]);
});

test('a list has the labels of what waits only if it shows them: where they are added up', () => {
  const own = (name: string) => paths(parts.resources[name] ?? {}).filter((path) => /waits/.test(path));
  expect(own('withdrawals')).toEqual(['resources.withdrawals.waits.pending.label']);
  expect(own('rides')).toEqual([]);
  expect(paths(parts.owners['src/runtime/waits/use-wait.ts'] ?? {})).toContain(
    'resources.withdrawals.waits.pending.label',
  );
});

test('the shell has the names of the first entries of the navigation, and another file has the others', () => {
  const names = (texts: Texts | undefined) =>
    paths(texts ?? {}).filter((path) => /^resources\.\w+\.name$/.test(path));
  expect(names(parts.shell)).toEqual(['resources.users.name', 'resources.rides.name']);
  expect(names(parts.owners['src/runtime/links/resource-entries.ts'])).toHaveLength(
    Object.keys(fr.resources).length - 2,
  );
});
