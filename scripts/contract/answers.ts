import { readList, readOptionalRecord } from '#lib/api/envelope.ts';
import { member } from '#lib/api/objects.ts';
import { type Operation, responseJson } from '#server/openapi/operation.ts';
import { differencesIn } from './differences.ts';
import type { Answer } from './live-api.ts';
import type { Notebook, Told } from './notebook.ts';
import { outlineOf } from './shape.ts';

/** What stands in an answer: records, how many there are in all, and whether it could be read. */
export interface Held {
  readonly records: readonly unknown[];
  readonly total: number;
}

/** The answer around the records, which are looked at one by one. */
const around = new Map(
  (['paginated', 'plain', 'record', 'nullable', 'message'] as const).map((envelope) => [
    envelope,
    responseJson(envelope, {}),
  ]),
);

const statusOf = (status: number): string => `${status}`;

function statusDifference({ status }: Operation, answer: Answer): Told {
  const isForgiven = answer.status >= 200 && answer.status < 300;
  return {
    kind: 'status',
    place: '',
    declared: statusOf(status),
    found: statusOf(answer.status),
    isForgiven,
  };
}

/**
 * What is different around the records. Where `data` itself is not what it should be, the answer as a whole is told;
 * else the place in it.
 */
function envelopeDifferences({ envelope }: Operation, { body, media }: Answer, canRead: boolean): Told[] {
  const whole = {
    kind: 'envelope',
    place: 'data',
    declared: shapeNames[envelope],
    isForgiven: canRead,
  } as const;
  if (body === undefined) return [{ ...whole, place: '', found: media ?? 'no JSON', isForgiven: false }];
  const found = differencesIn(around.get(envelope) ?? {}, body);
  if (found.some(({ place }) => place === 'data' || place === ''))
    return [{ ...whole, found: outlineOf(body) }];
  return found.map(({ place, kind, declared, found }) => ({
    ...whole,
    place,
    declared,
    found,
    isForgiven: canRead || kind === 'extra',
  }));
}

const shapeNames: Readonly<Record<Operation['envelope'], string>> = {
  paginated: '{data: {items, total}}',
  plain: '{data: [records]}',
  record: '{data: record}',
  nullable: '{data: record or null}',
  message: '{data, message}',
};

/** Reads as the back-office does, which takes more than is declared; nothing where even that fails. */
function held(operation: Operation, { body }: Answer): Held | undefined {
  const { envelope } = operation;
  try {
    if (envelope === 'paginated' || envelope === 'plain') return readList(body);
    if (envelope === 'message') return body === undefined ? undefined : { records: [], total: 0 };
    const record = readOptionalRecord(body);
    if (record === undefined) return { records: [], total: 0 };
    return isAlike(operation, body, record) ? { records: [record], total: 1 } : undefined;
  } catch {
    return undefined;
  }
}

/** What stands outside `data` is a record only where it has something of one: else it is another envelope. */
function isAlike({ schema }: Operation, body: unknown, record: object): boolean {
  const names = Object.keys(schema.properties ?? {});
  return member(body, 'data') !== undefined || names.some((name) => Object.hasOwn(record, name));
}

/** Looks at an answer and everything in it, writes down what differs, and gives what it holds. */
export function lookAt(notebook: Notebook, operation: Operation, answer: Answer): Held | undefined {
  if (answer.status === 429) {
    notebook.leave(operation, 'the service asked to wait');
    return undefined;
  }
  const wrongStatus = answer.status === operation.status ? [] : [statusDifference(operation, answer)];
  if (answer.status < 200 || answer.status > 299) {
    notebook.answered(operation, wrongStatus);
    return undefined;
  }
  const contents = held(operation, answer);
  const none = operation.envelope === 'record' && contents?.records.length === 0;
  const canRead = contents !== undefined && !none;
  const odd = envelopeDifferences(operation, answer, canRead);
  const lacking: Told = {
    kind: 'envelope',
    place: 'data',
    declared: shapeNames.record,
    found: 'null',
    isForgiven: false,
  };
  notebook.answered(operation, [...wrongStatus, ...odd, ...(none && odd.length === 0 ? [lacking] : [])]);
  for (const record of contents?.records ?? []) notebook.record(operation, record);
  return contents;
}
