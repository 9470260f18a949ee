import { type RecordList, readList, readOptionalRecord } from '#lib/api/envelope.ts';
import { member } from '#schema/objects.ts';
import { type Operation, responseJson } from '#server/openapi/operation.ts';
import { differencesIn } from './differences.ts';
import type { Findings } from './findings.ts';
import { codeOf, emptyBody, type LiveResponse } from './live-api.ts';
import { type Mismatch, mismatch } from './mismatch.ts';
import { outlineOf } from './shape.ts';

/** The records of a response and the total of the list. */
export type Contents = Pick<RecordList, 'records' | 'total'> &
  Partial<Pick<RecordList, 'more' | 'totalKnown'>>;

/** Returns the total of a list; undefined if it states none, or if it counts only a part of the records. */
export const statedTotal = ({ total, totalKnown = true, more = false }: Contents): number | undefined =>
  totalKnown && !more ? total : undefined;

/** Returns true if a page certainly has all records of its list. */
export const isWhole = (contents: Contents): boolean =>
  contents.records.length === 0 || statedTotal(contents) === contents.records.length;

const envelopes: Readonly<Record<Operation['envelope'], string>> = {
  paginated: '{data: {items, total}}',
  plain: '{data: [records]}',
  record: '{data: record}',
  nullable: '{data: record or null}',
  message: '{data, message}',
};

/** Returns the differences around the records: of the whole response if `data` itself is wrong, else of the field in it. */
function envelopeMismatches(
  { envelope, schema }: Operation,
  { body, media }: LiveResponse,
  canRead: boolean,
): Mismatch[] {
  const declared = envelopes[envelope];
  if (body === undefined)
    return [{ ...mismatch('envelope', '', declared, media ?? 'no JSON'), isTolerated: canRead }];
  const found = differencesIn(responseJson(envelope, {}), body);
  if (found.some(({ field }) => field === 'data' || field === ''))
    return [{ ...mismatch('envelope', 'data', declared, outlineOf(body)), isTolerated: canRead }];
  const isOne = envelope !== 'paginated' && envelope !== 'plain' && schema.type === 'object';
  if (isOne && Array.isArray(member(body, 'data')))
    return [{ ...mismatch('envelope', 'data', declared, outlineOf(body)), isTolerated: canRead }];
  if (envelope === 'record' && member(body, 'data') === null && found.length === 0)
    return [mismatch('envelope', 'data', declared, 'null')];
  return found.map(({ path, type, ...each }) => ({
    ...each,
    type: 'envelope',
    isTolerated: canRead || type === 'extra',
  }));
}

/** Returns the difference of JSON under another type. Clients that read strictly refuse it. */
const mediaMismatches = ({ body, media }: LiveResponse): Mismatch[] =>
  body === undefined || media === undefined
    ? []
    : [{ ...mismatch('envelope', 'Content-Type', 'application/json', media), isTolerated: true }];

/** Returns the differences from the refusal of a call without a token, whose code makes the back-office refresh its own. */
export function unauthorizedMismatches(response: LiveResponse): Mismatch[] {
  const { status, body } = response;
  const code = codeOf(body);
  const found = code === undefined ? 'no code' : 'another code';
  const field = 'without a token';
  return [
    ...(status === 401 ? [] : [mismatch('status', field, '401', String(status))]),
    ...(code === 'E_AUTH_UNAUTHORIZED'
      ? []
      : [mismatch('envelope', field, 'the code E_AUTH_UNAUTHORIZED', found)]),
    ...mediaMismatches(response),
  ];
}

/** Returns the difference from the refusal of a record that does not exist. The screens show every refusal. */
export function unknownMismatches({ proof }: Operation, { status, body }: LiveResponse): Mismatch[] {
  if (status === 404 || (proof && codeOf(body) === 'E_PROOF_REQUIRED')) return [];
  const isTolerated = status >= 400 && status < 500;
  return [{ ...mismatch('status', 'for an unknown record', '404', String(status)), isTolerated }];
}

/** Reads a response as the back-office does, which accepts more than is declared. Returns undefined if it fails. */
export function readContents(operation: Operation, { body, media }: LiveResponse): Contents | undefined {
  const { envelope } = operation;
  const isReadable = body !== undefined || media === emptyBody;
  try {
    if (envelope === 'paginated' || envelope === 'plain') return readList(body);
    if (envelope === 'message') return isReadable ? { records: [], total: 0 } : undefined;
    const record = readOptionalRecord(body);
    if (record === undefined) return envelope === 'record' ? undefined : { records: [], total: 0 };
    return isRecordOf(operation, body, record) ? { records: [record], total: 1 } : undefined;
  } catch {
    return undefined;
  }
}

/** Returns true if a body without `data` has a field of the record; otherwise it is another envelope. */
function isRecordOf({ schema }: Operation, body: unknown, record: object): boolean {
  const names = Object.keys(schema.properties ?? {});
  return member(body, 'data') !== undefined || names.some((name) => Object.hasOwn(record, name));
}

/**
 * Checks a response and its records. Returns its contents, or undefined if they cannot be read. `parameters` are those that the
 * query has beside the ones of every query.
 */
export function checkResponse(
  findings: Findings,
  operation: Operation,
  response: LiveResponse,
  parameters: readonly string[] = [],
): Contents | undefined {
  findings.keepResponse(operation, response);
  const { status } = response;
  if (status === 429 && operation.rateLimited) {
    findings.skip(operation, 'too many requests (429)');
    return undefined;
  }
  const isSuccess = status >= 200 && status < 300;
  const wrong = mismatch('status', '', String(operation.status), String(status));
  const wrongStatus = status === operation.status ? [] : [{ ...wrong, isTolerated: isSuccess }];
  const contents = isSuccess ? readContents(operation, response) : undefined;
  const mismatches = isSuccess ? envelopeMismatches(operation, response, contents !== undefined) : [];
  findings.addResponse(operation, [...wrongStatus, ...mismatches, ...mediaMismatches(response)], parameters);
  if (contents) findings.addReadable(operation);
  for (const record of contents?.records ?? []) findings.checkRecord(operation, record);
  return contents;
}
