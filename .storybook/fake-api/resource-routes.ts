import { problemMessages } from '#runtime/form/problem-messages.ts';
import type { Route, Shelf } from '#runtime/testing/service.ts';
import { draftOfParts, partsOf } from '#schema/form-body.ts';
import { type Linked, withCurrentNames } from '#schema/links.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import { sentSchema } from '#schema/schemas.ts';
import { parseSort, type SortOrder } from '#schema/sort-order.ts';
import { demoNow } from './clock.ts';
import { tile } from './drawings.ts';
import { type Handler, type Routes, refuse } from './routes.ts';

/** What the calls of a resource work on: the rows of one visit. */
export interface Stock {
  rows: StoredRecord[];
}

/** Answers the calls that a resource's descriptor names, as the contract says, out of a list in memory. */
export function resourceRoutes({ resource }: Shelf, stock: Stock, linked: Linked): Routes {
  const { list, one, create, update, remove, removable } = resource.endpoints;
  const find = (id = '') => stock.rows.find((row) => String(row['id']) === id);
  const read = (row: StoredRecord) => withCurrentNames(resource, row, linked);
  const missing = () => refuse(404, 'Introuvable.');
  const withRow =
    (act: (row: StoredRecord, request: Request) => Response | Promise<Response>): Handler =>
    (request, [id]) => {
      const row = find(id);
      return row === undefined ? missing() : act(row, request);
    };
  const routeOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}` as Route;

  return {
    [routeOf(list)]: (request: Request) =>
      Response.json({ data: pageOf(resource, stock.rows.map(read), request) }),
    ...(one && { [routeOf(one)]: withRow((row) => Response.json({ data: read(row) })) }),
    ...(create && {
      [routeOf(create)]: async (request: Request) => {
        const sent = await readDraft(resource, request);
        if (sent instanceof Response) return sent;
        let id = stock.rows.length + 1;
        while (find(String(id)) !== undefined) id += 1;
        const row = { ...blank(resource), ...sent, id };
        stock.rows = [row, ...stock.rows];
        return Response.json({ data: read(row) }, { status: 201 });
      },
    }),
    ...(update && {
      [routeOf(update)]: withRow(async (row, request) => {
        const sent = await readDraft(resource, request);
        if (sent instanceof Response) return sent;
        const changed = { ...row, ...sent };
        stock.rows = stock.rows.map((each) => (each === row ? changed : each));
        return Response.json({ data: read(changed) });
      }),
    }),
    ...(remove && {
      [routeOf(remove)]: withRow((row) => {
        stock.rows = stock.rows.filter((each) => each !== row);
        return Response.json({ message: 'Supprimé avec succès.' });
      }),
    }),
    ...(removable && {
      [routeOf(removable)]: withRow((row) =>
        Response.json({ data: { canDelete: resource.allowsRemoval?.(row) ?? true, reason: null } }),
      ),
    }),
  };
}

/** The page, the search and the order that a list's call asks for. */
function pageOf(resource: Resource, rows: readonly StoredRecord[], request: Request) {
  const params = new URL(request.url).searchParams;
  if (resource.endpoints.list.envelope === 'plain') return rows;
  const query = plain(params.get('query') ?? '');
  const sort = parseSort(params.get('sort') ?? '');
  const limit = Number(params.get('limit') ?? 10);
  const start = (Number(params.get('page') ?? 1) - 1) * limit;
  const found = rows.filter((row) =>
    Object.values(row).some((value) => typeof value === 'string' && plain(value).includes(query)),
  );
  const order =
    ({ field, direction }: SortOrder) =>
    (left: StoredRecord, right: StoredRecord) =>
      String(left[field]).localeCompare(String(right[field]), 'fr') * (direction === 'descending' ? -1 : 1);
  const sorted = sort === undefined ? found : found.toSorted(order(sort));
  return { items: sorted.slice(start, start + limit), total: found.length };
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** What a sent draft adds to a record, or the refusal that tells what is wrong with it. */
async function readDraft(resource: Resource, request: Request): Promise<StoredRecord | Response> {
  const isForm = request.headers.get('Content-Type')?.startsWith('multipart/form-data');
  const sent: unknown = isForm
    ? draftOfParts(resource.fields, partsOf(await request.formData()))
    : await request.json();
  const read = sentSchema(resource).safeParse(sent);
  if (!read.success) {
    const errors: Record<string, string[]> = {};
    for (const issue of read.error.issues) {
      const name = String(issue.path[0]);
      errors[name] = [...(errors[name] ?? []), problemMessages([issue]) ?? ''];
    }
    return refuse(422, 'Certains champs ne sont pas valides.', errors);
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

/** What a record holds before anybody wrote it: nothing, but when it was made. */
function blank(resource: Resource): StoredRecord {
  const readable = Object.entries(resource.fields).filter(([, field]) => field.access !== 'writeOnly');
  return Object.fromEntries(
    readable.map(([name, { kind }]) => [name, kind === 'instant' ? demoNow.toISOString() : null]),
  );
}
