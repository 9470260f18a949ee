import { firstText, isObject, type JsonObject, member } from '#schema/objects.ts';
import { ApiError } from './api-error.ts';

/** The total of a list that does not state one. */
export const defaultTotal = 10;

/** A list of the service. */
export interface RecordList {
  readonly records: readonly JsonObject[];
  readonly total: number;
  /** True if the total is the server's own. */
  readonly totalKnown: boolean;
  /** True if there are more records than the total: the server counts a large search only in part. */
  readonly more: boolean;
}

/**
 * Reads a list: `{data: {items, total}}`, `{data: []}`, `{data: {data: [], meta: {total}}}`, `{items, total}` or
 * a bare array. Throws for anything else, because a response that cannot be read is not an empty list. An item that
 * is not a record becomes an empty one: one odd value does not hide the rest of the list.
 */
export function readList(payload: unknown): RecordList {
  const content = member(payload, 'data') ?? payload;
  const rows = [content, member(content, 'items'), member(content, 'data')].find(Array.isArray);
  if (rows === undefined || (rows.length > 0 && !rows.some(isObject))) throw new ApiError('shape');
  const holders = [content, member(content, 'meta'), payload, member(payload, 'meta')];
  const total = holders
    .map((holder) => readTotal(member(holder, 'total')))
    .find((number) => number !== undefined);
  const more = holders.some((holder) => member(holder, 'more') === true);
  const records = rows.map((row) => (isObject(row) ? row : {}));
  return { records, total: total ?? defaultTotal, totalKnown: total !== undefined, more };
}

function readTotal(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
}

/** Reads one record, inside `data` or without it. Throws for anything else. */
export function readRecord(payload: unknown): JsonObject {
  const record = readOptionalRecord(payload);
  if (record === undefined) throw new ApiError('shape');
  return record;
}

/** Reads one record that may be missing: `{data: null}`. Throws for anything else. */
export function readOptionalRecord(payload: unknown): JsonObject | undefined {
  const bare = isObject(payload) && !Object.hasOwn(payload, 'data');
  const content = bare ? payload : member(payload, 'data');
  if (content === null) return undefined;
  if (!isObject(content)) throw new ApiError('shape');
  return content;
}

/** Reads the server's message about a call that succeeded. */
export function readMessage(payload: unknown): string | undefined {
  return firstText(member(payload, 'message'), member(member(payload, 'data'), 'message'));
}
