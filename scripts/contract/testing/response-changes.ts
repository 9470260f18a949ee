import { isObject, type JsonObject, member } from '#schema/objects.ts';

/** A response of the API that a test may change. */
export interface ChangeableResponse {
  readonly status: number;
  readonly body: unknown;
  /** The version of the record in the body. */
  readonly etag?: string | null;
  /** Default: JSON. */
  readonly media?: string;
}

/** Returns a changed copy of a response. */
export type ResponseChange = (response: ChangeableResponse) => ChangeableResponse;

type MemberChange = (holder: JsonObject, name: string) => void;
type Selection = (index: number, all: number) => boolean;

function recordsIn(body: unknown): readonly unknown[] {
  const data = member(body, 'data');
  const list = member(data, 'items') ?? data;
  return Array.isArray(list) ? list : [list];
}

/** Changes every occurrence of a field like `lines[].total`. */
function changeField(value: unknown, [name = '', ...rest]: readonly string[], change: MemberChange): void {
  if (!isObject(value)) return;
  if (name.endsWith('[]')) {
    const items = value[name.slice(0, -2)];
    if (Array.isArray(items)) for (const item of items) changeField(item, rest, change);
  } else if (rest.length === 0) change(value, name);
  else changeField(value[name], rest, change);
}

/** Selects the last record of a page. */
export const lastOnly: Selection = (index, all) => index === all - 1;

function inRecords(field: string, change: MemberChange, isSelected: Selection = () => true): ResponseChange {
  return ({ status, body }) => {
    const copy: unknown = structuredClone(body);
    for (const [index, record] of recordsIn(copy).entries())
      if (isSelected(index, recordsIn(copy).length)) changeField(record, field.split('.'), change);
    return { status, body: copy };
  };
}

/** Renames a field. */
export const renamed = (field: string, to: string) =>
  inRecords(field, (holder, name) => {
    if (!Object.hasOwn(holder, name)) return;
    holder[to] = holder[name];
    delete holder[name];
  });

/** Removes a field. */
export const dropped = (field: string) => inRecords(field, (holder, name) => delete holder[name]);

/** Sets a field to null. */
export const nulled = (field: string, isSelected?: Selection) =>
  inRecords(field, (holder, name) => Object.assign(holder, { [name]: null }), isSelected);

/** Replaces the value of a field that has one. */
export const replaced = (field: string, replace: (value: unknown) => unknown) =>
  inRecords(field, (holder, name) => {
    if (holder[name] !== null && holder[name] !== undefined) holder[name] = replace(holder[name]);
  });

/** Adds an undeclared field. */
export const added = (field: string, value: unknown) =>
  inRecords(field, (holder, name) => Object.assign(holder, { [name]: value }));

/** Changes the status. */
export const withStatus =
  (status: number): ResponseChange =>
  ({ body }) => ({ status, body });

/** Changes the envelope around the records. */
export const wrapped =
  (wrap: (body: unknown) => unknown): ResponseChange =>
  ({ status, body }) => ({ status, body: wrap(structuredClone(body)) });
