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
    'name:text(60)!, wool:quantity(2), category:reference(categories)!, extras:references(options)!, seller:reference(users), owners:references(users)!, sold_at:references(establishments)',
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

/** Matches the files of these folders and their registries. No command removes or restores them. */
export const folderFiles =
  /colour-code|progress-bar|rides-detail|fields\/(kinds|view-registry|input-registry|generators)\.ts|kit\/recipes|pages\/screens/;

/** The tests of the structure that generated code must pass. */
export const structureTests = 'field-guides folders layers names stories texts'
  .split(' ')
  .map((name) => `checks/${name}`);
