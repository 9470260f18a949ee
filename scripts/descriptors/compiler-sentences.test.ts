import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '#scripts/root.ts';

/** Mistakes, each with the sentence that ends the message of the compiler. */
const planted: readonly (readonly [code: string, sentence: string])[] = [
  ["defineResource('users', { ...valid, title: 'nmae' })", 'Records have no field nmae'],
  ["defineResource('users', { ...valid, list: { columns: ['nmae'] } })", 'Records have no field nmae'],
  [
    "defineResource('users', { ...valid, list: { columns: [{ id: 'wings', lines: ['name'] }] } })",
    'Add resources.users.columns.wings to locales/fr.json',
  ],
  [
    "defineResource('users', { ...valid, list: { columns: [{ id: 'identity', picture: 'nmae', lines: ['name'] }] } })",
    'Records have no field nmae',
  ],
  [
    "defineResource('users', { ...valid, list: { columns: ['name'], sort: ['nmae'] } })",
    'Lists cannot be sorted by nmae: records have no such field',
  ],
  [
    "defineResource('users', { ...valid, list: { columns: ['name'], filters: ['nmae'] } })",
    'Lists cannot be filtered by nmae: records have no such field',
  ],
  [
    "defineResource('users', { ...valid, form: [['nmae']] })",
    'Forms cannot contain nmae: there is no such field',
  ],
  [
    "defineResource('users', { ...valid, ascending: [['name', 'email']] })",
    'name and email are not two amounts, days or moments of one kind in the form',
  ],
  [
    "defineResource('users', { ...valid, fields: { ...users.fields, wings: text({}) } })",
    'Add resources.users.fields.wings to locales/fr.json',
  ],
  ["reference({ to: 'users', by: 'wings' })", 'users have no field wings'],
  // The uses of a field whose own declaration is wrong are no mistakes.
  [
    "defineResource('users', { ...valid, fields: { ...fields, email: reference({ to: 'griffins', by: 'name' }) }, list: { columns: ['name', 'email'], sort: ['email'], filters: ['email'] }, form: [['email']] })",
    'griffins',
  ],
];

const head = `import { reference } from '#fields/reference/reference.ts';
import { text } from '#fields/text/text.ts';
import { users } from '#resources/users.ts';
import { rest } from '#schema/endpoints.ts';
import { defineResource } from '#schema/resource.ts';
const fields = { ...users.fields, name: text({ required: true }) };
const valid = { endpoints: rest('/admin/griffins', {}), title: 'name', fields, list: { columns: ['name'] }, form: [] } as const;
void text; void reference;
`;

test('messages of the compiler end in a sentence', () => {
  mkdirSync(join(root, 'test-results'), { recursive: true });
  const folder = mkdtempSync(join(root, 'test-results/sentences-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: '../../tsconfig.json', include: [], files: ['planted.ts'] }),
  );
  writeFileSync(join(folder, 'planted.ts'), head + planted.map(([code]) => `${code};\n`).join(''));
  const { stdout } = spawnSync(
    join(root, 'node_modules/.bin/tsc'),
    ['-p', folder, '--checkers', '1', '--pretty', 'false'],
    { cwd: root, encoding: 'utf8' },
  );
  const messages = stdout.split(/\n(?=\S)/);
  const first = head.split('\n').length;
  for (const [at, [, sentence]] of planted.entries()) {
    const found = messages.filter((message) => message.includes(`planted.ts(${first + at},`));
    expect(found).toHaveLength(1);
    expect(found[0]?.trim().split('\n').at(-1)).toContain(`"${sentence}"`);
  }
  expect(messages).toHaveLength(planted.length);
});
