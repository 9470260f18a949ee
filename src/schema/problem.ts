import type { Messages } from './messages.ts';

/** What can be wrong with a value: the dictionary words each in its `validation` section. */
export const problemNames = [
  'required',
  'email',
  'phone',
  'choice',
  'type',
  'characters',
  'tooLong',
  'number',
  'integer',
  'decimals',
  'atLeast',
  'atMost',
  'fileType',
  'fileSize',
  'fileEmpty',
] as const satisfies readonly (keyof Messages['validation'])[];

/** What can be wrong with a value. */
export type ProblemName = (typeof problemNames)[number];

/** A problem and the figures that its sentence names. */
export interface Problem {
  readonly name: string;
  readonly values: Readonly<Record<string, string>>;
}

/**
 * Writes a problem as the message of a schema, so that schemas hold no French and travel to Node as they are.
 * @example problem('tooLong', { max: 255 }) // 'tooLong?max=255'
 */
export function problem(name: ProblemName, values: Record<string, string | number> = {}): string {
  const query = new URLSearchParams(Object.entries(values).map(([key, value]) => [key, String(value)]));
  return query.size === 0 ? name : `${name}?${query}`;
}

/** Reads back what {@link problem} wrote; the caller words it. */
export function readProblem(message: string): Problem {
  const [name = '', query = ''] = message.split('?', 2);
  return { name, values: Object.fromEntries(new URLSearchParams(query)) };
}

/** Whether a schema's message names a problem that the dictionary words. */
export function isProblemName(name: string): name is ProblemName {
  return problemNames.some((known) => known === name);
}
