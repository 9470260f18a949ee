import { expect, test } from 'vitest';
import { type Answers, requestOf } from './command-line.ts';

const asked = (answers: Partial<Answers>) => () =>
  requestOf({ name: 'vehicles', fields: 'a:text', ...answers });

test.for([
  ['a word of the language', { name: 'class' }, '“class” is a word of the language'],
  ['a name that is none', { name: 'My Cars' }, '“My Cars”'],
  ['a kind that is none', { fields: 'a:text, b:colour' }, 'Field 2 (“b:colour”): there is no kind “colour”'],
  ['a field that every record has', { fields: 'id:text' }, '“id”'],
  ['a field asked for twice', { fields: 'a:text, a:number' }, '“a” is asked for twice'],
  ['a field that ends like a plural', { fields: 'the_one:text' }, '“the_one”'],
  ['a field without a name', { fields: ':text' }, 'Field 1'],
  ['no field', { fields: ' ' }, 'No fields'],
  ['an open bracket', { fields: 'a:choice(b' }, 'bracket'],
  ['a choice of nothing', { fields: 'a:choice' }, 'choice(new|used)'],
  ['what is read, required', { fields: 'a:picture!' }, 'nobody enters picture'],
  ['an entity that is not there', { fields: 'a:reference(ghosts)' }, '“ghosts”'],
  ['records that cannot be picked', { fields: 'a:references(users)' }, 'named by “name”'],
  ['a label that is none', { labels: 'a' }, '--labels: “a”'],
] as const)('%s is refused, and where', ([, answers, sentence]) => {
  expect(asked(answers)).toThrow(sentence);
});

test('words of the language name fields well; friendly names mean kinds', () => {
  const { fields, path, labels } = asked({
    fields: 'delete:string!, class:number, photo:image, state:select(new|used)',
    many: 'écoles d’été',
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
  expect([...labels]).toEqual([
    ['delete', 'À, supprimer'],
    ['state.new', 'Neuf'],
  ]);
});
