import { kindSpecs } from './kinds.ts';

const given: Readonly<Record<string, string>> = {
  choice: '(new|used)',
  account: '(bank|paypal)',
  reference: '(categories)',
  references: '(categories)',
};
const fieldOf = (name: string, mark = '') => `field_${name}:${name}${given[name] ?? ''}${mark}`;
const everyKind = kindSpecs.map(({ name }) => fieldOf(name)).join(', ');
const everyRequired = kindSpecs
  .filter(({ entered }) => entered)
  .map(({ name }) => fieldOf(name, '!'))
  .join(', ');
const everyRead = kindSpecs
  .filter(({ entered, hidden }) => entered && hidden !== true)
  .map(({ name }) => fieldOf(name, '~'))
  .join(', ');
const kindsInTurn = ['text', 'quantity', 'money', 'flag', 'longText'];
const twenty = Array.from(
  { length: 20 },
  (_, at) => `value${at + 1}:${kindsInTurn[at % kindsInTurn.length]}`,
);

/** Entities that a generator could stumble over, as they are asked for. */
export const oddShapes = {
  singles: ['--fields', 'name:text'],
  readings: ['--fields', 'taken:date'],
  allKinds: ['--fields', everyKind],
  strictOnes: ['--fields', everyRequired],
  onlyRead: ['--fields', everyRead],
  twenties: ['--fields', twenty.join(', ')],
  summerSchools: [
    ...['--many', 'Écoles d’été', '--one', 'une école d’été'],
    ...['--labels', 'delete=À « supprimer », class=Œuvre'],
    ...['--fields', 'delete:text!, class:number'],
  ],
  sheep: [
    ...['--many', 'Moutons', '--one', 'un mouton', '--endpoint', '/admin/flock/sheep'],
    ...[
      '--fields',
      'name:text(60)!, wool:quantity(2), category:reference(categories)!, seller:reference(users)',
    ],
  ],
  buses: [
    '--many',
    'Bus',
    '--one',
    'un bus',
    '--fields',
    'line:text!, photo:picture(url), state:choice(new|old)!',
  ],
} satisfies Readonly<Record<string, readonly string[]>>;

/** Rooms of every sort beside them. */
export const oddRooms = [
  ['field', 'colour-code'],
  ['component', 'progress-bar'],
  ['page', 'rides'],
] as const;

/** The files that a room is registered in, and the rooms: they are taken away by hand. */
export const ofRooms =
  /colour-code|progress-bar|rides-detail|fields\/(kinds|views|inputs)\.ts|kit\/recipes|pages\/screens/;
