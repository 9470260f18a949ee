import { describe, expect, test } from 'vitest';
import { accepts, junk, submit } from '#fields/testing.ts';
import { email } from './email.ts';
import { mailto, views } from './email.views.tsx';

const address = email({ required: true });
const context = { field: address, labelOf: () => undefined };
const long = `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.fr`;

describe('an entered address', () => {
  test.each([
    ['alice@exemple.fr', 'alice@exemple.fr'],
    ['  Alice.Dubreuil+taxi@sous.domaine-exemple.fr ', 'Alice.Dubreuil+taxi@sous.domaine-exemple.fr'],
    [long, long],
  ])('%s is sent', (draft, sent) => {
    expect(submit(address, draft)).toEqual({ sent });
  });

  test.each([
    ['', 'email'],
    ['   ', 'email'],
    ['alice', 'email'],
    ['alice@', 'email'],
    ['@exemple.fr', 'email'],
    ['alice@exemple', 'email'],
    ['alice@@exemple.fr', 'email'],
    ['alice exemple@site.fr', 'email'],
    ['alice@exemple..fr', 'email'],
    ['alice@exemple.fr\nbcc: tous@exemple.fr', 'email'],
    [`${'a'.repeat(250)}@exemple.fr`, 'tooLong'],
    [null, 'required'],
    [undefined, 'required'],
    [{}, 'required'],
  ])('%j is rejected', (draft, problem) => {
    expect(submit(address, draft)).toEqual({ problems: [problem] });
  });

  test('may be left out if it is not required', () => {
    expect(submit(email({}), '')).toEqual({ sent: '' });
    expect(submit(email({}), 'alice')).toEqual({ problems: ['email'] });
    expect(submit(email({}), `${'a'.repeat(250)}@exemple.fr`)).toEqual({ problems: ['tooLong'] });
  });
});

describe('a stored address', () => {
  test('is any text, even one that a form would reject', () => {
    expect(accepts(address, 'pas une adresse')).toBe(true);
    expect(accepts(address, null)).toBe(false);
    expect(accepts(email({ nullable: true }), null)).toBe(true);
    for (const value of junk) expect(accepts(address, value)).toBe(false);
  });

  test('is formatted as it is, and a blank text counts as empty', () => {
    expect(views.format('Alice@Exemple.fr', context)).toBe('Alice@Exemple.fr');
    expect(views.isEmpty(' ')).toBe(true);
  });

  test('is a link only if it is a plain address', () => {
    expect(mailto('alice+taxi@exemple.fr')).toBe('mailto:alice+taxi@exemple.fr');
    expect(mailto('alice@exemple.fr?bcc=tous@exemple.fr')).toBeUndefined();
    expect(mailto('javascript:alert(1)')).toBeUndefined();
    expect(mailto('alice')).toBeUndefined();
  });

  test('fills a form; anything else leaves it empty', () => {
    expect(address.toDraft('a@b.fr')).toBe('a@b.fr');
    for (const value of [...junk, null]) expect(address.toDraft(value)).toBe('');
  });
});
