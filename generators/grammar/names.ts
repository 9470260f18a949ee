import { capital, dashed } from '#schema/names.ts';
import { allKinds } from './kinds.ts';
import { UsageError } from './usage-error.ts';

const reserved = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends ' +
    'false finally for function if implements import in instanceof interface let new null package private protected ' +
    'public return static super switch this throw true try typeof undefined var void while with yield'
  ).split(' '),
);

/** The members that every record or every object has. */
const taken = new Set('id created_at search constructor prototype __proto__ toString valueOf'.split(' '));

/** The names of other files and folders in `resources`. */
const unusable = new Set('index calls demo forms paths resources schemas'.split(' '));

/** What the code of a generated resource names beside the resource. */
const usedInResources = new Set(
  'defineResource draftOf draftSchema expect meta onService recordSchema rejected resourceStates rest samples states test'.split(
    ' ',
  ),
);

/** The most characters of a name. PostgreSQL cuts longer ones off, and a resource names its table and its indexes. */
const longest = { resource: 40, field: 60 } as const;

/** Names that the code of a kind uses for something else. */
const usedInKinds = new Set(
  (
    'accepts any bigint boolean data describe draft entered expect field generator input junk longest meta never number ' +
    'object oddTexts record shown string submit symbol test unknown value views'
  ).split(' '),
);

/** Throws if a resource cannot have the name. */
export function checkResourceName(name: string): void {
  if (!/^[a-z][a-zA-Z0-9]*$/.test(name))
    throw new UsageError(`“${name}” cannot name a resource: write it like vehicles or rideOffers.`);
  if (dashed(name).length > longest.resource)
    throw new UsageError(`“${name}” is longer than ${longest.resource} characters: choose a shorter name.`);
  if (reserved.has(name)) throw new UsageError(`“${name}” is a keyword of TypeScript: choose another name.`);
  if (unusable.has(name) || taken.has(name)) throw new UsageError(`“${name}” is taken: choose another name.`);
  if (usedInResources.has(name) || allKinds.some((kind) => kind.name === name))
    throw new UsageError(`“${name}” means something else in the code of a resource: choose another name.`);
}

/** Throws if a field cannot have the name. Keywords are allowed: fields are members, not variables. */
export function checkFieldName(name: string, where: string): void {
  if (!/^[a-z][a-zA-Z0-9_]*$/.test(name))
    throw new UsageError(`${where}: “${name}” cannot name a field: write it like plate or plate_number.`);
  if (name.length > longest.field)
    throw new UsageError(
      `${where}: the name is longer than ${longest.field} characters: choose a shorter one.`,
    );
  if (taken.has(name)) throw new UsageError(`${where}: every record has “${name}” already.`);
  if (/_(one|many|other)$/.test(name))
    throw new UsageError(`${where}: “${name}” ends like a plural of the dictionary: choose another name.`);
}

/** Throws if a folder cannot have the name. */
export function checkFolderName(name: string): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new UsageError(`“${name}” cannot name a folder: write it in kebab-case, like progress-bar.`);
  // Panda writes the index of all recipes.
  if (reserved.has(name) || name === 'index')
    throw new UsageError(`“${name}” is taken: choose another name.`);
}

/** Throws if a kind cannot have the name; `others` are the names and the aliases of the existing kinds. */
export function checkKindName(name: string, others: readonly string[]): void {
  if (usedInKinds.has(name) || others.includes(name))
    throw new UsageError(`“${name}” means something else in the code of a kind: choose another name.`);
}

/** Returns the title of the stories of a resource's screens: its name in words, as titles are in Storybook. */
export const screenTitle = (name: string) => `Screens/${capital(dashed(name).replaceAll('-', ' '))}`;

/** Returns a text without accents, with œ and æ as two letters. */
export const unaccented = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('Œ', 'Oe')
    .replaceAll('æ', 'ae')
    .replaceAll('Æ', 'Ae');

/** Returns a text as a segment of a path: without accents, in kebab-case. */
export const asPath = (text: string) =>
  unaccented(text)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
