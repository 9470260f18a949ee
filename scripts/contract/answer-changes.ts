import { isObject, type JsonObject, member } from '#lib/api/objects.ts';

/** An answer of the API as a test may change it. */
export interface Changeable {
  readonly status: number;
  readonly body: unknown;
}

/** What becomes of an answer. */
export type AnswerChange = (answer: Changeable) => Changeable;

type MemberChange = (holder: JsonObject, name: string) => void;

function listIn(body: unknown): unknown {
  const data = member(body, 'data');
  return member(data, 'items') ?? data;
}

/** Goes to a place like `lines[].total` in a record, however many there are of it. */
function at(value: unknown, [step = '', ...rest]: readonly string[], change: MemberChange): void {
  if (!isObject(value)) return;
  if (step.endsWith('[]')) {
    const items = value[step.slice(0, -2)];
    if (Array.isArray(items)) for (const item of items) at(item, rest, change);
  } else if (rest.length === 0) change(value, step);
  else at(value[step], rest, change);
}

function inRecords(
  place: string,
  change: MemberChange,
  which: (index: number, all: number) => boolean,
): AnswerChange {
  return ({ status, body }) => {
    const changed: unknown = structuredClone(body);
    const list = listIn(changed);
    const records: unknown[] = Array.isArray(list) ? list : [list];
    for (const [index, record] of records.entries())
      if (which(index, records.length)) at(record, place.split('.'), change);
    return { status, body: changed };
  };
}

const everywhere = () => true;

/** The member is called otherwise. */
export const renamed = (place: string, name: string) =>
  inRecords(
    place,
    (holder, old) => {
      if (!Object.hasOwn(holder, old)) return;
      holder[name] = holder[old];
      delete holder[old];
    },
    everywhere,
  );

/** The member is gone. */
export const dropped = (place: string, which = everywhere) =>
  inRecords(place, (holder, name) => delete holder[name], which);

/** The member holds null. */
export const nulled = (place: string, which: (index: number, all: number) => boolean = everywhere) =>
  inRecords(
    place,
    (holder, name) => {
      holder[name] = null;
    },
    which,
  );

/** The member holds something else. */
export const becomes = (place: string, make: (before: unknown) => unknown, which = everywhere) =>
  inRecords(
    place,
    (holder, name) => {
      if (holder[name] !== null && holder[name] !== undefined) holder[name] = make(holder[name]);
    },
    which,
  );

/** A member has come that nobody declared. */
export const added = (place: string, value: unknown) =>
  inRecords(
    place,
    (holder, name) => {
      holder[name] = value;
    },
    everywhere,
  );

/** The last record of a page alone. */
export const lastOnly = (index: number, all: number) => index === all - 1;

export const answering =
  (status: number): AnswerChange =>
  ({ body }) => ({ status, body });

/** The answer around the records is another. */
export const wrapped =
  (wrap: (body: unknown) => unknown): AnswerChange =>
  ({ status, body }) => ({ status, body: wrap(structuredClone(body)) });
