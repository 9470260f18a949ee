import { kinds } from '#generators/grammar/kinds.ts';

/** Returns the field of a kind as the command line has it. A file replaces `field_picture`. */
export const fieldOf = ({ name, argument }: (typeof kinds)[number], mark = '') => {
  const needsArgument = argument?.type === 'values' || argument?.type === 'resource';
  const argumentText = argument?.type === 'field' ? '(field_picture)' : '';
  return `field_${name}:${name}${needsArgument ? `(${argument.example})` : argumentText}${mark}`;
};
const everyKind = kinds.map((kind) => fieldOf(kind)).join(', ');
const everyRequired = kinds.filter(({ access }) => access !== 'readOnly').map((kind) => fieldOf(kind, '!'));
const everyReadOnly = kinds.filter(({ access }) => access === 'readWrite').map((kind) => fieldOf(kind, '~'));
const editable = kinds.filter(
  ({ access, argument }) =>
    access === 'readWrite' && argument?.type !== 'resource' && argument?.type !== 'values',
);
const twenty = Array.from(
  { length: 20 },
  (_, index) => `value${index + 1}:${editable[index % editable.length]?.name}`,
);

/** The options of resources that test the limits of the generator. */
export const exampleResources = {
  singles: ['--fields', 'name:text'],
  readings: ['--fields', 'taken:instant'],
  allKinds: ['--fields', everyKind],
  strictOnes: ['--fields', ['field_picture:picture', ...everyRequired].join(', ')],
  onlyRead: ['--fields', everyReadOnly.join(', ')],
  twenties: ['--fields', twenty.join(', ')],
  summerSchools: [
    ...['--many', "Écoles d'été", '--one', "une école d'été"],
    ...['--labels', 'delete=À « supprimer », class=Œuvre'],
    ...['--fields', 'delete:text!, class:number'],
  ],
  sheep: [
    ...['--many', 'Moutons', '--one', 'un mouton', '--endpoint', '/admin/flock/sheep'],
    '--fields',
    'name:text(60)!, wool:quantity(2), category:reference(categories)!, extras:references(options)!, seller:reference(users), owners:references(users)!, sold_at:references(establishments), grazing:dateRange(2026-01-01..)',
  ],
  buses: [
    ...['--many', 'Bus', '--one', 'un bus', '--icon', 'Bus'],
    ...['--fields', 'line:text!, photo:picture(url), state:choice(new|old)!'],
  ],
} satisfies Readonly<Record<string, readonly string[]>>;

/** One folder for each generator of folders. */
export const exampleFolders = [
  ['kind', 'colour-code'],
  ['component', 'progress-bar'],
  ['page', 'rides'],
] as const;

/** The commands that write a resource with a page, which refers to itself and is referred to, and give it another name. */
export const renamedExample = [
  [
    ...['resource', 'hippogriffs', '--many', 'Hippogriffes', '--one', 'un hippogriffe'],
    ...['--fields', 'name:text!, parent:reference(hippogriffs), pack:references(hippogriffs), photo:picture'],
  ],
  [
    ...['resource', 'wyverns', '--fields'],
    'name:text!, rider:reference(users), prey:reference(hippogriffs)!, hippogriffs:references(hippogriffs)',
  ],
  ['page', 'hippogriffs'],
  ['rename', 'resource', 'hippogriffs', 'manticores'],
] as const;

/** Matches the files of these folders and their registries. No command removes or restores them. */
export const folderFiles =
  /colour-code|progress-bar|rides-(detail|page)|fields\/(kinds|view-registry|input-registry|generators)\.ts|kit\/recipes|pages\/screens/;

/** The folders of the tests that read what is written. */
export const testFolders = [
  'resources/',
  'src/fields/colour-code/',
  'src/shell/',
  'server/generic/generic.test.ts',
];

/** The tests of the structure that generated code must pass. */
export const structureTests = 'field-guides folders layers names stories texts'
  .split(' ')
  .map((name) => `checks/${name}`);

/** Commands that are refused, each with words of its message. */
export const refusedCommands = [
  ['a question without a terminal', [], 'a terminal'],
  ['a path that is taken', ['resource', 'x', '--fields', 'a:text', '--path', 'courses'], 'rides'],
  ['a path of the server', ['resource', 'x', '--fields', 'a:text', '--path', 'files'], '“files”'],
  ['a label without a field', ['resource', 'x', '--fields', 'a:text', '--labels', 'b=B'], '“b”'],
  ['a folder that exists', ['component', 'button'], 'src/kit/button'],
  ['a kind with the name of a type', ['kind', 'string'], '“string”'],
  ['a kind with the name of what its code uses', ['kind', 'test'], '“test”'],
  ['a field of another kind', ['resource', 'singles', '--fields', 'name:money'], 'not money'],
  ['a field of what is written by hand', ['resource', 'users', '--fields', 'a:text'], 'is written by hand'],
  ['another path', ['resource', 'singles', '--fields', 'name:text', '--path', 'un'], 'The path is'],
  ['an unknown icon', ['resource', 'x', '--fields', 'a:text', '--icon', 'Horseless'], 'like Car'],
  ['a misspelt icon', ['resource', 'x', '--fields', 'a:text', '--icon', 'Wrnch'], 'call it “Wrench”'],
  ['to rename without saying what', ['rename', 'singles', 'pairs'], 'rename resource OLD NEW'],
  ['to remove a resource without its name', ['remove', 'resource'], 'Name the resource:'],
  ['to remove two resources', ['remove', 'singles', 'readings'], 'one argument too many.\n'],
  ['an unknown option', ['resource', 'x', '--colour', 'red'], '--colour'],
] as const;

/** The code that more fields bring to the descriptor of `singles`, and what it had. */
export const addedCode = [
  '// A comment.',
  'note: longText(',
  "write: 'multipart'",
  "['photo_file']",
  'removable: true',
  "columns: ['name', 'seats', 'total', 'sold', 'createdAt']",
  "sort: ['name', 'seats', 'total', 'createdAt']",
  "filters: ['photo', 'seats', 'total', 'sold', 'createdAt']",
  "total: money({ nullable: true, access: 'readOnly' })",
] as const;
