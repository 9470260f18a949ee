import { randomUUID } from 'node:crypto';
import { isObject, type JsonObject, member } from '#schema/objects.ts';
import type { Resource } from '#schema/resource.ts';
import { sendsVersion } from '#server/openapi/headers.ts';
import type { Operation } from '#server/openapi/operation.ts';
import { checkEqual, checkFigures } from './agreements.ts';
import { checkVersion } from './integrity.ts';
import {
  idMismatches,
  largePageMismatches,
  orderMismatches,
  pageMismatches,
  pagingMismatches,
  queueMismatches,
  type ReadList,
} from './lists.ts';
import { forRecord, type LiveResponse } from './live-api.ts';
import { confirmed, type Mismatch } from './mismatch.ts';
import { type Contents, checkResponse, readContents, statedTotal, unknownMismatches } from './responses.ts';
import { searchMismatches } from './search.ts';
import type { Check } from './session.ts';
import { idOf, ownerMismatches, recordMismatches } from './values.ts';

interface Reading extends Check {
  /** Every declared call, also those that are not checked. */
  readonly declared: readonly Operation[];
  /** The records of each resource so far: the calls of single records use their ids. */
  readonly readRecords: Map<string, JsonObject[]>;
  /** Reads the page of such a record once more. Returns the record, if it is still in it. */
  readonly listedAgain: Map<JsonObject, () => Promise<JsonObject | undefined>>;
}

/** A path with the id of a record, and that record in its list. */
interface Owner {
  readonly path: string;
  readonly record: JsonObject;
}

const limit = 10;
/** A call of single records is checked until this many of them have content. */
const neededRecords = 3;
/** The maximum number of records that are tried for one call. */
const maxAttempts = 24;

const isList = ({ envelope }: Operation) => envelope === 'paginated' || envelope === 'plain';
const parameter = ({ parameters }: Operation, name: string) => parameters.find((each) => each.name === name);

/** Checks the calls that read: lists, single records, and what their numbers agree with. `declared` has all calls. */
export async function checkReads(check: Check, declared = check.operations): Promise<void> {
  const reading: Reading = { ...check, declared, readRecords: new Map(), listedAgain: new Map() };
  const { api, findings } = check;
  const reads = check.operations.filter(({ method }) => method === 'GET');
  for (const operation of reads.filter(({ of, path }) => !of && !path.includes('{')))
    if (isList(operation)) await checkList(reading, operation);
    else {
      const response = await api.request(operation);
      checkRead(check, operation, response, checkResponse(findings, operation, response));
    }
  for (const operation of reads.filter(({ of }) => of)) await checkOfRecords(reading, operation);
  await checkFigures(check, declared);
}

/** Checks the version of a record that was read. */
function checkRead(check: Check, operation: Operation, response: LiveResponse, contents?: Contents): void {
  const hasRecord = contents !== undefined && contents.records.length > 0;
  if (hasRecord && sendsVersion(operation)) checkVersion(check, operation, response);
}

/** Checks the first and the last page, a search, and every order of a list. Returns true if it has records. */
async function checkList(reading: Reading, operation: Operation, owner?: Owner): Promise<boolean> {
  const { api, findings, readRecords, listedAgain } = reading;
  const page = parameter(operation, 'page') ? { page: 1, limit } : undefined;
  const call = { ...operation, path: owner?.path ?? operation.path };
  const read: ReadList = async (query) => {
    const options = { query: page ? { ...page, ...query } : {} };
    const response = await api.request(call, options);
    if (owner && (await isGone(reading, owner.record, response))) return undefined;
    const contents = checkResponse(findings, operation, response, page && Object.keys(query));
    const records = contents?.records ?? [];
    readRecords.set(operation.group, [...(readRecords.get(operation.group) ?? []), ...records]);
    const again = async () => readContents(operation, await api.request(call, options))?.records ?? [];
    for (const record of records)
      listedAgain.set(record, async () => (await again()).find((each) => idOf(each) === idOf(record)));
    if (owner) findings.addMismatches(operation, ownerMismatches(operation, owner.record, records));
    return contents;
  };
  const first = await read({});
  if (first === undefined) return false;
  const orders = new Map<string, Contents | undefined>();
  for (const sort of ordersOf(operation)) orders.set(sort, await read({ sort }));
  const isPaged = page !== undefined && operation.envelope === 'paginated';
  findings.addMismatches(operation, [
    ...queueMismatches(operation, first),
    ...orderMismatches(operation, orders),
  ]);
  const inPages = isPaged ? await confirmed(() => pages(read, first)) : idMismatches(first);
  findings.addMismatches(operation, inPages);
  if (parameter(operation, 'query')) {
    const search = async (isAgain: boolean) =>
      searchMismatches(read, operation, (isAgain ? await read({}) : first) ?? first);
    findings.addMismatches(operation, await confirmed(search));
  }
  return first.records.length > 0;
}

/** Returns true if a record is not found since it was deleted: its list does not have it any more. */
const isGone = async ({ listedAgain }: Reading, record: JsonObject, { status }: LiveResponse) =>
  status === 404 && (await listedAgain.get(record)?.()) === undefined;

/** Returns what is wrong with the first page, the last one, and those of another size. */
async function pages(read: ReadList, known: Contents): Promise<Mismatch[]> {
  const first = (await read({})) ?? known;
  const at = Math.ceil((statedTotal(first) ?? 0) / limit);
  const last = at > 1 ? await read({ page: at }) : undefined;
  return [
    ...pageMismatches(first, 1, limit),
    ...(last ? pageMismatches(last, at, limit) : []),
    ...(await pagingMismatches(read, first)),
    ...(await largePageMismatches(read, first)),
  ];
}

/** Returns every order of a list, and the last two fields together. */
function ordersOf(operation: Operation): string[] {
  const schema = parameter(operation, 'sort')?.schema;
  const items = typeof schema?.items === 'object' && !Array.isArray(schema.items) ? schema.items : undefined;
  const orders = ((items ?? schema)?.enum ?? []).map(String);
  const fields = orders.filter((order) => !order.startsWith('-'));
  return items && fields.length > 1 ? [...orders, fields.slice(-2).join(',')] : orders;
}

/** Returns the number of values in a record. */
const valuesIn = (value: unknown): number => {
  if (value === null || value === undefined) return 0;
  if (typeof value !== 'object') return 1;
  return Object.values(value).reduce((sum: number, each) => sum + valuesIn(each), 1);
};

/** Returns different records from the whole list, since neighbours are similar; the one with most values is first. */
function spread(records: readonly JsonObject[], count: number): JsonObject[] {
  const all = [...new Map(records.map((record) => [member(record, 'id'), record])).values()];
  const [fullest] = all.toSorted((one, other) => valuesIn(other) - valuesIn(one));
  const step = Math.max(1, all.length / count);
  const picked = Array.from({ length: count }, (_, index) => all[Math.floor(index * step)]);
  return [...new Set([fullest, ...picked])].filter(isObject).slice(0, count);
}

/** Returns a record for each value of each choice: a service may fail in one state only. They are at most `maxAttempts`. */
function oneOfEach(records: readonly JsonObject[], { fields }: Resource): JsonObject[] {
  const names = Object.keys(fields).filter((name) => fields[name]?.choices);
  const seen = new Set<string>();
  const found = records.filter((record) => {
    const values = names.flatMap((name) => [member(record, name)].flat().map((value) => `${name} ${value}`));
    const isNew = values.some((value) => !seen.has(value));
    for (const value of values) seen.add(value);
    return isNew;
  });
  return found.slice(0, maxAttempts);
}

/** Checks a call of single records, until enough of them have content. */
async function checkOfRecords(reading: Reading, operation: Operation): Promise<void> {
  const { api, findings, readRecords } = reading;
  const owner = operation.of ?? '';
  const known = (readRecords.get(owner) ?? []).filter((record) => operation.mayExist?.(record) ?? true);
  const isOwn = operation.envelope === 'record' && operation.holds?.name === owner;
  const varied = isOwn && operation.holds ? oneOfEach(known, operation.holds) : [];
  const [fullest, ...others] = spread(known, maxAttempts);
  const records = [...new Set([fullest, ...varied, ...others])].filter(isObject);
  const needed = Math.max(neededRecords, varied.length);
  const condition = operation.mayExist ? ' that has it' : '';
  if (records.length === 0) return findings.skip(operation, `there is no record of ${owner}${condition}`);
  let withContent = 0;
  let attempts = 0;
  for (const record of records) {
    const id = idOf(record);
    if (withContent >= needed || id === undefined) continue;
    attempts += 1;
    const call = forRecord(operation, id);
    if (isList(operation)) {
      withContent += (await checkList(reading, operation, { path: call.path, record })) ? 1 : 0;
      continue;
    }
    const response = await api.request(call);
    if (isAbsent(operation, response.status) || (await isGone(reading, record, response))) continue;
    const contents = checkResponse(findings, operation, response);
    checkRead(reading, operation, response, contents);
    const different = await confirmed(async (isAgain) => {
      const listed = isAgain ? await reading.listedAgain.get(record)?.() : record;
      const found = isAgain ? readContents(operation, await api.request(call)) : contents;
      return listed ? recordMismatches(operation, listed, found?.records[0]) : [];
    });
    findings.addMismatches(operation, different);
    findings.addMismatches(operation, ownerMismatches(operation, record, contents?.records ?? []));
    if (contents) await checkEqual(reading, reading.declared, operation, id);
    withContent += contents === undefined || contents.records.length > 0 ? 1 : 0;
  }
  if (operation.envelope === 'record' && attempts > 0) {
    const unknown = await api.request(forRecord(operation, randomUUID()));
    findings.addResponse(operation, unknownMismatches(operation, unknown));
  }
  if (attempts === 0) findings.skip(operation, `no record of ${owner} has an id`);
  else if (withContent === 0) findings.skip(operation, `none of ${attempts} records of ${owner} has one`);
}

/** Returns true if the status means that the record has no such part, and the declaration allows that. */
function isAbsent({ mayBeAbsent, mayExist, envelope }: Operation, status: number): boolean {
  if (mayBeAbsent && mayExist === undefined) return status === 404 || status === 409;
  return envelope === 'nullable' && status === 404;
}
