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
  ['email:email!!', '“unique” does not name it'],
  ['name:text(80)!', 'it has no max, and the command says 80'],
  ['status:choice(active|disabled)!', 'it is not required'],
  ['name:text~', 'it is not read-only'],
  ['createdAt:instant~, name:text(8)!, phone:phone!!', '“unique” does not name it'],
])('%s of an existing field is refused with what differs and the line', ([field = '', difference]) => {
  expect(() => compare(field)).toThrow(difference);
  expect(() => compare(field)).toThrow(/exists, and in resources\/users\.ts:\d+ /);
});

test('a picture that a file replaces does not become one that is only shown', () => {
  const portrait = upload({ accept: ['image/png'], maxMegabytes: 1, replaces: 'avatar' });
  const declared = { ...users, fields: { ...users.fields, portrait } };
  const spec = readSpec({ name: 'users', fields: 'avatar:picture(url)~' });
  expect(() => assertUnchanged(spec, declared)).toThrow('the file “portrait” replaces it');
  expect(() => assertUnchanged(spec, users)).not.toThrow();
});

test('all that differs is named at once', () => {
  expect(() => compare('name:text(80)!, phone:phone!!')).toThrow(/“name” exists.*\n“phone” exists/);
});

test('what a command leaves out of an existing field or words otherwise stays, and is named', () => {
  const notice = stayingNotice(
    readSpec({ name: 'users', fields: 'name:text, role:text', labels: 'name=Surnom', many: 'Griffons' }),
  );
  expect(notice).toMatch(/“name”: in resources\/users\.ts:\d+ it is required$/m);
  expect(notice).toMatch(
    /resources\.users\.fields\.name is “.+”, not “Surnom”: change it in locales\/fr\.json/,
  );
  expect(notice).toMatch(/resources\.users\.name is “.+”, not “Griffons”/);
  expect(stayingNotice(readSpec({ name: 'users', fields: 'name:text!, phone:phone!' }))).toBeUndefined();
});

test('a field with other values is refused', () => {
  expect(() => compare('role:choice(client|pilot)')).toThrow(
    `The choice of “role” is ${roles.join('|')}, not client|pilot. Change it in resources/users.ts`,
  );
});
