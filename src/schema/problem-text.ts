import type { TextValues } from './dictionary.ts';
import type { Messages } from './messages.ts';

/** The problems that a value can have. The dictionary has a text for each (`validation`). */
export const problemNames = [
  'required',
  'email',
  'phone',
  'choice',
  'type',
  'characters',
  'tooLong',
  'tooShort',
  'tooMany',
  'number',
  'numberIn',
  'integer',
  'decimals',
  'atLeast',
  'atMost',
  'day',
  'noSuchDay',
  'notBefore',
  'notAfter',
  'notBelowField',
  'notBeforeField',
  'notBeforeMoment',
  'moment',
  'time',
  'colour',
  'url',
  'coordinates',
  'taken',
  'fileType',
  'fileSize',
  'fileEmpty',
  'tooManyFiles',
  'tooManyDocuments',
] as const satisfies readonly (keyof Messages['validation'])[];

/** A problem that a value can have. */
export type ProblemName = (typeof problemNames)[number];

/** A problem and the values in its text. */
export interface Problem {
  readonly name: string;
  readonly values: TextValues;
}

const number = /^-?\d+(\.\d+)?$/;

const numberOrText = (value: string) => (number.test(value) ? Number(value) : value);

/**
 * Reads what `problem` wrote. The caller finds the text. Numbers become numbers again, so that a text groups their digits.
 * `textAt` finds the label of another field by its path in the dictionary.
 */
export function readProblem(message: string, textAt: (path: string) => string | undefined): Problem {
  const [name = '', query = ''] = message.split('?', 2);
  const values = [...new URLSearchParams(query)].map(
    ([key, value]) => [key, key === 'label' ? (textAt(value) ?? value) : numberOrText(value)] as const,
  );
  return { name, values: Object.fromEntries(values) };
}

/** Returns true if a schema's message names a problem of the dictionary. */
export function isProblemName(name: string): name is ProblemName {
  return problemNames.some((known) => known === name);
}
