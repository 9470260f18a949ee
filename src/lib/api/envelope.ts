import { ApiError } from './api-error.ts';
import { firstText, isObject, type JsonObject, member } from './objects.ts';

/** The total of a list that comes without one. */
export const DEFAULT_TOTAL = 10;

/** A list as it came. */
export interface RecordList {
  readonly records: readonly JsonObject[];
  readonly total: number;
  /** Whether the total is the server's. */
  readonly totalKnown: boolean;
}

/**
 * Reads a list: `{data: {items, total}}`, `{data: []}`, `{data: {data: [], meta: {total}}}`, `{items, total}` or
 * a bare array. Anything else is an error: an answer that is not understood is not an empty list. Among records an
 * item that is none is one of which nothing is known: like any odd value it takes nothing else of the list along.
 */
export function readList(payload: unknown): RecordList {
  const content = member(payload, 'data') ?? payload;
  const rows = [content, member(content, 'items'), member(content, 'data')].find(Array.isArray);
  if (rows === undefined || (rows.length > 0 && !rows.some(isObject))) throw new ApiError('shape');
  const total = [content, member(content, 'meta'), payload, member(payload, 'meta')]
    .map((holder) => readTotal(member(holder, 'total')))
    .find((number) => number !== undefined);
  const records = rows.map((row) => (isObject(row) ? row : {}));
  return { records, total: total ?? DEFAULT_TOTAL, totalKnown: total !== undefined };
}

function readTotal(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
}

/** Reads one record, inside `data` or bare. Anything else is an error. */
export function readRecord(payload: unknown): JsonObject {
  const record = readOptionalRecord(payload);
  if (record === undefined) throw new ApiError('shape');
  return record;
}

/** Reads one record where the answer may be that there is none: `{data: null}`. */
export function readOptionalRecord(payload: unknown): JsonObject | undefined {
  const bare = isObject(payload) && !Object.hasOwn(payload, 'data');
  const content = bare ? payload : member(payload, 'data');
  if (content === null) return undefined;
  if (!isObject(content)) throw new ApiError('shape');
  return content;
}

/** Reads what a server says to people about a call that succeeded. */
export function readMessage(payload: unknown): string | undefined {
  return firstText(member(payload, 'message'), member(member(payload, 'data'), 'message'));
}
