import { expect, test } from 'vitest';
import { type ResourceOptions, readSpec } from './resource-spec.ts';

const reading = (options: Partial<ResourceOptions>) => () =>
  readSpec({ name: 'vehicles', fields: 'a:text', ...options });

test.for([
  ['a keyword', { name: 'class' }, '“class” is a keyword'],
  ['a name with spaces', { name: 'My Cars' }, '“My Cars”'],
  ['a misspelt kind', { fields: 'a:text, b:mony' }, 'there is no kind “mony”. Did you mean “money”?'],
  ['a misspelt alias', { fields: 'a:strin' }, 'there is no kind “strin”. Did you mean “string”?'],
  [
    'a kind that is like none',
    { fields: 'a:halo' },
    /There are .*choice \(enum, select\), .*text \(string\), /,
  ],
  [
    'each of several fields',
    { fields: 'a:strin, b:text, c:mony' },
    /^Field 1 .+“string”\?\nField 3 .+“money”\?$/,
  ],
  ['an unknown kind', { fields: 'a:text, b:halo' }, 'Field 2 (“b:halo”): there is no kind “halo”'],
  ['a record as a kind', { fields: 'a:user' }, 'no kind “user”. Did you mean “reference(users)”?'],
  [
    'records as a kind',
    { fields: 'a:Categories!' },
    'no kind “Categories”. Did you mean “reference(categories)”?',
  ],
  ['a resource in the singular', { fields: 'a:reference(category)' }, 'Did you mean “categories”?'],
  [
    'a secret',
    { fields: 'pin:password!' },
    'Field 1 (“pin:password!”): a generated resource has no password',
  ],
  ['a field that every record has', { fields: 'id:text' }, '“id”'],
  ['a time of creation of another kind', { fields: 'a:text, createdAt:day!' }, '“createdAt” is the time'],
  ['a text as the time of creation', { fields: 'createdAt:text~, a:text' }, 'not text'],
  ['a field given twice', { fields: 'a:text, a:number' }, '“a” is given twice'],
  ['a field that ends like a plural', { fields: 'the_one:text' }, '“the_one”'],
  ['a field without a name', { fields: ':text' }, 'Field 1'],
  ['no field', { fields: ' ' }, 'No fields'],
  ['an open bracket', { fields: 'a:choice(b' }, 'The brackets do not match in “a:choice(b”'],
  ['a bracket that nothing opens', { fields: 'a:text)' }, 'The brackets do not match in “a:text)”'],
  ['brackets that a kind does not take', { fields: 'a:email(x)' }, 'email takes no brackets'],
  ['too long a text', { fields: 'a:text(2000)' }, 'a number up to 1000, like text(80)'],
  ['a value given twice', { fields: 'a:choice(b|a|b)' }, 'the value “b” is given twice'],
  ['a name that PostgreSQL cuts off', { name: 'a'.repeat(41) }, 'longer than 40 characters'],
  ['a field that PostgreSQL cuts off', { fields: 'a'.repeat(61) }, 'longer than 60 characters'],
  ['a choice without values', { fields: 'a:choice' }, 'choice(new|used)'],
  ['a required picture', { fields: 'a:picture!' }, 'picture is never entered'],
  ['an unknown resource', { fields: 'a:reference(ghosts)' }, '“ghosts”'],
  [
    'a second member of records',
    { fields: 'a:reference(users|email|phone)' },
    '“phone” is one member too many: name one, like users|email',
  ],
  [
    'records without a text as their name',
    { fields: 'a:references(wallets)' },
    'Their “user” must be a text',
  ],
  [
    'records by a filter that their list does not have',
    { fields: 'a:reference(users|phone=06)' },
    'Field 1 (“a:reference(users|phone=06)”): it filters users by “phone”, and their list has no such filter: write one of role,',
  ],
  [
    'records by a value that no record has',
    { fields: 'a:references(users|role=pilot)' },
    'it filters users by the role “pilot”, which no record can have: write one of client,',
  ],
  ['records of a record', { fields: 'a:references(invoices)' }, 'must not belong to a record'],
  ['an unknown group', { group: 'third' }, 'main or operations'],
  ['limits of a kind that has none', { fields: 'a:email(1..9)' }, 'email has no limits'],
  ['limits in the wrong order', { fields: 'a:quantity(9..1)' }, '“9..1” are not limits of quantity'],
  ['a limit that is not a day', { fields: 'a:day(2026-02-30..)' }, 'are not limits of day'],
  ['a unique value of a kind that has many', { fields: 'a:flag unique' }, 'can be unique'],
  ['a field after an unknown one', { fields: 'a:day, b:day after c' }, '“b” cannot come after “c”'],
  [
    'a field after one of another kind',
    { fields: 'a:money, b:day after a' },
    'of the same kind, one of day,',
  ],
  ['a field after itself', { fields: 'a:day after a' }, '“a” and “a” cannot come after each other'],
  ['fields after each other', { fields: 'a:day after b, b:day after a' }, 'cannot come after each other'],
  ['a text after another', { fields: 'a:text, b:text after a' }, '“b” cannot come after “a”'],
  ['a label without a text', { labels: 'a' }, '--labels: “a”'],
] as const)('%s is an error with its position', ([, options, sentence]) => {
  expect(reading(options)).toThrow(sentence);
});

test('every resource that is named by a text can be referred to', () => {
  const { fields } = reading({
    fields: 'a:references(users)!, b:references(establishments), c:reference(users)!',
  })();
  expect(
    fields.slice(0, 3).map(({ target, readOnly, required }) => [target?.by, readOnly, required]),
  ).toEqual([
    ['name', false, true],
    ['nom', false, false],
    ['name', false, true],
  ]);
});

test('a reference is limited by filters of the list that it chooses from', () => {
  const { fields } = reading({
    fields:
      'a:reference(users|role=admin|role=client|emailVerified=true)!, b:references(users|email|role=admin)',
  })();
  expect(fields.slice(0, 2).map(({ target }) => target)).toEqual([
    {
      resource: 'users',
      by: 'name',
      filters: { role: ['admin', 'client'], emailVerified: ['true'] },
      people: true,
    },
    { resource: 'users', by: 'email', filters: { role: ['admin'] } },
  ]);
});

test('a new resource can refer to itself, by its title or by another text', () => {
  const { fields } = reading({
    name: 'griffins',
    fields:
      'tag:text!, parent:reference(griffins), pack:references(griffins|tag), rival:reference(griffins|cry), cry:text',
  })();
  expect(fields.map(({ target, readOnly }) => [target?.by, readOnly])).toEqual([
    [undefined, false],
    ['tag', false],
    ['tag', false],
    ['cry', false],
    [undefined, false],
    [undefined, false],
  ]);
  expect(reading({ name: 'griffins', fields: 'born:day, parent:reference(griffins)' })).toThrow(
    'the title “parent” of griffins is not a text',
  );
  expect(reading({ name: 'griffins', fields: 'tag:text, parent:reference(griffins|roar)' })).toThrow(
    'griffins have no text “roar”. They have tag',
  );
});

test('a picture that is only shown brings no file that replaces it', () => {
  const { fields } = reading({ fields: 'plate:text!, photo:picture~' })();
  expect(fields.map(({ name }) => name)).toEqual(['plate', 'photo', 'createdAt']);
});

test('keywords can name fields; aliases mean kinds', () => {
  const { fields, path, labels, navigation } = reading({
    fields: 'delete:string!, class:number, photo:image, state:select(new|used)',
    many: 'écoles d’été',
    group: 'main',
    labels: 'delete=À\\, supprimer, state.new=Neuf',
  })();
  expect(fields.map(({ name, kind, required }) => [name, kind.name, required])).toEqual([
    ['delete', 'text', true],
    ['class', 'quantity', false],
    ['photo', 'picture', false],
    ['photo_file', 'upload', false],
    ['state', 'choice', false],
    ['createdAt', 'instant', false],
  ]);
  expect(path).toBe('ecoles-d-ete');
  expect(navigation.group).toBe('main');
  expect([...labels]).toEqual([
    ['delete', 'À, supprimer'],
    ['state.new', 'Neuf'],
  ]);
});

test('limits are as they are stored; `!!` is required and unique', () => {
  const { fields } = reading({
    fields:
      'seats:quantity(1..9)!, rate:percent(..100), tax:percent(0..30/5), weight:quantity(2, 0..), plate:text(12)!!, mail:email unique',
  })();
  expect(
    fields.slice(0, 6).map(({ args, range, required, unique }) => [args, range, required, unique]),
  ).toEqual([
    [[], { min: 1, max: 9 }, true, false],
    [[], { min: undefined, max: 1 }, false, false],
    [[], { min: 0, max: 0.3, step: 0.05 }, false, false],
    [['2'], { min: 0, max: undefined }, false, false],
    [['12'], undefined, true, true],
    [[], undefined, false, true],
  ]);
});
