import { Refused } from './sentence.ts';

/** Words of the language: a variable may not be called by them. */
const words =
  'arguments await break case catch class const continue debugger default delete do else enum eval export extends ' +
  'false finally for function if implements import in instanceof interface let new null package private protected ' +
  'public return static super switch this throw true try typeof undefined var void while with yield';
const reserved = new Set(words.split(' '));

/** What every record has already, or what objects answer to by themselves. */
const taken = new Set([
  'id',
  'created_at',
  'search',
  'constructor',
  'prototype',
  '__proto__',
  'toString',
  'valueOf',
]);

/** Vague words are refused by the structure check; these are files that stand beside the entities. */
const busy = new Set(['index', 'resources', 'demo', 'forms', 'common', 'shared', 'misc', 'utils', 'models']);

/** Refuses a name that could not be an entity's. */
export function checkResourceName(name: string): void {
  if (!/^[a-z][a-zA-Z0-9]*$/.test(name))
    throw new Refused(`“${name}” is no name of an entity: write it like vehicles or rideOffers.`);
  if (reserved.has(name)) throw new Refused(`“${name}” is a word of the language: choose another name.`);
  if (busy.has(name) || taken.has(name)) throw new Refused(`“${name}” is taken: choose another name.`);
}

/** Refuses a name that could not be a field's. Words of the language are well: fields are members, not variables. */
export function checkFieldName(name: string, where: string): void {
  if (!/^[a-z][a-zA-Z0-9_]*$/.test(name))
    throw new Refused(`${where}: “${name}” is no name of a field: write it like plate or plate_number.`);
  if (taken.has(name)) throw new Refused(`${where}: every record has “${name}” already.`);
  if (/_(one|many|other)$/.test(name))
    throw new Refused(`${where}: “${name}” ends like a plural of the dictionary: choose another name.`);
}

/** Refuses a name that could not be a room's folder. */
export function checkRoomName(name: string): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Refused(`“${name}” is no name of a room: write it in kebab-case, like progress-bar.`);
  if (reserved.has(name) || busy.has(name)) throw new Refused(`“${name}” is taken: choose another name.`);
}
