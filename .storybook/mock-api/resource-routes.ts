import { parseNumber } from '#lib/numbers/numbers.ts';
import { problemMessages } from '#runtime/form/problem-messages.ts';
import type { ValueOrder } from '#schema/field.ts';
import { draftOfParts, partsOf } from '#schema/form-body.ts';
import { type Linked, withCurrentNames } from '#schema/links.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import { sentSchema } from '#schema/schemas.ts';
import { parseSort } from '#schema/sort-order.ts';
import { demoNow } from './clock.ts';
import { tile } from './pictures.ts';
import { data, failure, type Handler, invalid, message, type Route } from './routes.ts';

/** The rows of a resource during one story. */
export interface Table {
  rows: StoredRecord[];
}

/** Creates the routes of the calls that a resource declares. */
export function resourceRoutes(resource: Resource, table: Table, linked: Linked): Route[] {
  const { list, all, one, create, update, remove, removable } = resource.endpoints;
  const find = (id = '') => table.rows.find((row) => String(row['id']) === id);
  const read = (row: StoredRecord) => withCurrentNames(resource, row, linked);
  const withRow =
    (act: (row: StoredRecord, request: Request) => Response | Promise<Response>): Handler =>
    (request, [id]) => {
      const row = find(id);
      return row === undefined ? failure(404, 'Introuvable.') : act(row, request);
    };
  const withDraft = async (request: Request, write: (sent: StoredRecord) => Response) => {
    const sent = await readDraft(resource, request);
    return sent instanceof Response ? sent : write(sent);
  };
  const handlers = [
    [list, (request: Request) => data(pageOf(resource, table.rows.map(read), request))],
    [all, () => data(table.rows.map(read))],
    [one, withRow((row) => data(read(row)))],
    [
      create,
      (request: Request) =>
        withDraft(request, (sent) => {
          let id = table.rows.length + 1;
          while (find(String(id)) !== undefined) id += 1;
          const row = { ...emptyRecord(resource), ...sent, id };
          table.rows = [row, ...table.rows];
          return data(read(row), 201);
        }),
    ],
    [
      update,
      withRow((row, request) =>
        withDraft(request, (sent) => {
          const changed = { ...row, ...sent };
          table.rows = table.rows.map((each) => (each === row ? changed : each));
          return data(read(changed));
        }),
      ),
    ],
    [
      remove,
      withRow((row) => {
        table.rows = table.rows.filter((each) => each !== row);
        return message('Supprimé avec succès.');
      }),
    ],
    [removable, withRow((row) => data({ canDelete: resource.allowsRemoval?.(row) ?? true, reason: null }))],
  ] as const;
  return handlers.flatMap(([call, handler]) => (call === undefined ? [] : [[call, handler] as const]));
}

const compare: Readonly<Record<ValueOrder, (left: unknown, right: unknown) => number>> = {
  text: (left, right) => String(left).localeCompare(String(right), 'fr'),
  number: (left, right) => (parseNumber(left) ?? 0) - (parseNumber(right) ?? 0),
  time: (left, right) => String(left).localeCompare(String(right)),
};

const searchable = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns the page of a list that a call requests, after search and sorting. */
export function pageOf(resource: Resource, rows: readonly StoredRecord[], request: Request) {
  const params = new URL(request.url).searchParams;
  if (resource.endpoints.list.envelope === 'plain') return rows;
  const query = searchable(params.get('query') ?? '');
  const found = rows.filter((row) =>
    Object.values(row).some((value) => typeof value === 'string' && searchable(value).includes(query)),
  );
  const { field = '', direction } = parseSort(params.get('sort') ?? '') ?? {};
  const order = compare[resource.fields[field]?.sort ?? 'text'];
  const sign = direction === 'descending' ? -1 : 1;
  const sorted = found.toSorted((left, right) => order(left[field], right[field]) * sign);
  const limit = Number(params.get('limit') ?? 10);
  const start = (Number(params.get('page') ?? 1) - 1) * limit;
  return { items: sorted.slice(start, start + limit), total: found.length };
}

/** Reads the body of a request: the new members of a record, or the error of an invalid body. */
async function readDraft(resource: Resource, request: Request): Promise<StoredRecord | Response> {
  const isForm = request.headers.get('Content-Type')?.startsWith('multipart/form-data');
  const sent: unknown = isForm
    ? draftOfParts(resource.fields, partsOf(await request.formData()))
    : await request.json();
  const read = sentSchema(resource).safeParse(sent);
  if (!read.success) {
    const issues = Object.groupBy(read.error.issues, ({ path }) => String(path[0]));
    const texts = (name: string) => (issues[name] ?? []).map((issue) => problemMessages([issue]) ?? '');
    return invalid(Object.fromEntries(Object.keys(issues).map((name) => [name, texts(name)])));
  }
  return Object.fromEntries(
    Object.entries(read.data).flatMap(([name, value]) => {
      const field = resource.fields[name];
      if (field?.access !== 'writeOnly') return [[name, value]];
      const replaced = field.file?.replaces;
      return value instanceof File && replaced !== undefined ? [[replaced, { src: tile('#6d28d9') }]] : [];
    }),
  );
}

/** Returns a record without values. Only its times are set: to now. */
const emptyRecord = ({ fields }: Resource): StoredRecord =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { access }]) => access !== 'writeOnly')
      .map(([name, { sort }]) => [name, sort === 'time' ? demoNow.toISOString() : null]),
  );
