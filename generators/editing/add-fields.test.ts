import { expect, test } from 'vitest';
import { upload } from '#fields/upload/upload.ts';
import { readSpec } from '#generators/grammar/resource-spec.ts';
import { roles } from '#resources/schemas/roles.ts';
import { users } from '#resources/users.ts';
import { assertUnchanged, stayingNotice } from './unchanged.ts';

const compare = (fields: string) => assertUnchanged(readSpec({ name: 'users', fields }), users);

test('fields that the resource has are not refused, whether their values are given or fixed by their kind', () => {
  expect(() => compare(`emailVerified:flag, role:choice(${roles.join('|')})`)).not.toThrow();
});

test.for([
  ['email:email!!', "unique: ['email'],"],
  ['name:text(80)!', 'max: 80'],
  ['status:choice(active|disabled)!', 'required: true'],
  ['name:text~', "access: 'readOnly'"],
  ['name:text', 'nullable: true'],
] as const)('%s of an existing field stays as it is declared, and both lines are shown', ([field, asked]) => {
  expect(() => compare(field)).not.toThrow();
  const [, at, has, command] = stayingNotice(readSpec({ name: 'users', fields: field }))?.split('\n') ?? [];
  expect(at).toMatch(/^ {2}resources\/users\.ts:\d+$/);
  expect(has).toContain('    has      ');
  expect(has).not.toContain(asked);
  expect(command).toContain(asked);
});

test('a picture that a file replaces does not become one that is only shown', () => {
  const portrait = upload({ accept: ['image/png'], maxMegabytes: 1, replaces: 'avatar' });
  const declared = { ...users, fields: { ...users.fields, portrait } };
  const spec = readSpec({ name: 'users', fields: 'avatar:picture(url)~' });
  expect(() => assertUnchanged(spec, declared)).toThrow('the file “portrait” replaces it');
  expect(() => assertUnchanged(spec, users)).not.toThrow();
});

test('texts that a command words otherwise stay, and are named', () => {
  const options = { name: 'users', fields: 'name:text!', labels: 'name=Surnom', many: 'Griffons' };
  const notice = stayingNotice(readSpec(options));
  expect(notice).toMatch(
    /resources\.users\.fields\.name is “.+”, not “Surnom”: change it in locales\/fr\.json/,
  );
  expect(notice).toMatch(/resources\.users\.name is “.+”, not “Griffons”/);
  expect(stayingNotice(readSpec({ name: 'users', fields: 'name:text!, email:email!' }))).toBeUndefined();
});

test('a field with other values is refused', () => {
  expect(() => compare('role:choice(client|pilot)')).toThrow(
    `The choice of “role” is ${roles.join('|')}, not client|pilot. Change it in resources/users.ts`,
  );
});
