import type { Changes } from './reference-api.ts';
import type { ResponseChange } from './response-changes.ts';

/** A change that keeps the types but not the meaning of a call: of its query, of its body, or of its response. */
export interface SemanticChange extends Changes {
  readonly call: string;
  /** The difference that the report must contain: section, type, field. */
  readonly expected: string;
  /** Why the report does not contain it. Default: it does. */
  readonly silent?: string;
}

/** Every call of the service. */
export const everyCall = 'every call';

/** Creates a change of the queries of a call. */
export const query = (
  call: string,
  changeQuery: NonNullable<Changes['changeQuery']>,
  expected: string,
): SemanticChange => ({ call, expected, changeQuery });

/** Creates a change of the bodies that a call sends. */
export const sent = (
  call: string,
  changeBody: NonNullable<Changes['changeBody']>,
  expected: string,
): SemanticChange => ({ call, expected, changeBody });

/** Creates a change of the responses to a call. */
export const response = (
  call: string,
  changeResponse: ResponseChange,
  expected: string,
  when?: Changes['when'],
): SemanticChange => ({ call, expected, changeResponse, ...(when && { when }) });

/** Returns a function that replaces a value. */
export const to = (value: unknown) => () => value;

/** Returns a function that multiplies a number and rounds it to hundredths, as an amount is. */
export const times = (factor: number) => (value: unknown) => Math.round(Number(value) * factor * 100) / 100;

/** Returns true for a request without a token. */
export const isAnonymous = ({ headers }: Request): boolean => !headers.has('authorization');
