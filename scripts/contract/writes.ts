import { randomBytes } from 'node:crypto';
import { withId } from '#lib/api/address.ts';
import { readList } from '#lib/api/envelope.ts';
import { isObject, member } from '#lib/api/objects.ts';
import { encodeDraft } from '#lib/queries/bodies.ts';
import { linkedFields } from '#schema/links.ts';
import type { RecordId, Resource } from '#schema/resource.ts';
import type { Operation } from '#server/openapi/operation.ts';
import { type Held, lookAt } from './answers.ts';
import { draftFor } from './drafts.ts';
import type { LiveApi } from './live-api.ts';
import type { Notebook } from './notebook.ts';

interface Writing {
  readonly api: LiveApi;
  readonly notebook: Notebook;
  readonly operations: readonly Operation[];
  readonly resources: readonly Resource[];
}

/** A record that this made and could not take away again. */
export interface Leftover {
  readonly resource: string;
  readonly id: RecordId | undefined;
}

export const unwritten = 'it writes: replayed with --write';
const notOurs = 'it would change what others made';

/** Why a resource's records are not made for a try. */
function reasonAgainst({ endpoints, allowsRemoval }: Resource): string | undefined {
  if (!endpoints.remove) return 'a record made for it could not be deleted again';
  if (allowsRemoval || endpoints.removable) return 'a record made for it might not be allowed to go';
  return undefined;
}

/** Says of every call that writes why it was left out. */
export function leaveWrites({ notebook, operations }: Pick<Writing, 'notebook' | 'operations'>): void {
  for (const operation of operations)
    if (operation.method !== 'GET' && !notebook.checked.has(operation))
      notebook.leave(operation, operation.group === 'session' ? sessionReason(operation) : unwritten);
}

function sessionReason({ id }: Operation): string {
  return /signin|refresh|signout/.test(id)
    ? 'needs CONTRACT_EMAIL and CONTRACT_PASSWORD'
    : 'it takes a code that was sent to somebody';
}

/** Makes, changes and deletes records of its own, and leaves everybody else's alone. */
export async function replayWrites(writing: Writing): Promise<Leftover[]> {
  const { notebook, operations, resources } = writing;
  const leftovers: Leftover[] = [];
  for (const resource of resources) {
    const named = (what: string) => operations.find(({ id }) => id === `${resource.name}.${what}`);
    const create = named('create');
    const against = create && reasonAgainst(resource);
    if (create && against === undefined)
      leftovers.push(...(await replayOne(writing, resource, create, named)));
    for (const each of operations.filter(
      ({ id, method }) => id.startsWith(`${resource.name}.`) && method !== 'GET',
    ))
      if (!notebook.checked.has(each))
        notebook.leave(each, each.id === create?.id ? (against ?? notOurs) : notOurs);
  }
  for (const each of operations)
    if (each.method !== 'GET' && each.group !== 'session' && !isOf(resources, each))
      notebook.leave(each, notOurs);
  return leftovers;
}

const isOf = (resources: readonly Resource[], { id }: Operation) =>
  resources.some(({ name }) => id.startsWith(`${name}.`));

async function replayOne(
  { api, notebook, resources }: Writing,
  resource: Resource,
  create: Operation,
  named: (what: string) => Operation | undefined,
): Promise<Leftover[]> {
  const mark = randomBytes(4).toString('hex');
  const ids = new Map<string, readonly (string | number)[]>();
  for (const { field, link } of linkedFields(resource)) {
    const endpoints = resources.find(({ name }) => name === link.resource)?.endpoints;
    if (endpoints !== undefined && field.access !== 'readOnly')
      ids.set(link.resource, await idsAt(api, (endpoints.all ?? endpoints.list).path));
  }
  const drafted = (text: string) => draftFor(resource, text, (target) => ids.get(target) ?? []);
  const draft = drafted(mark);
  if (draft === undefined) {
    notebook.leave(create, 'no value could be thought of for one of its fields');
    return [];
  }
  const { create: call, update: change } = resource.endpoints;
  const made = await api.ask(create, { body: encodeDraft(draft, call?.body) });
  const id = idIn(lookAt(notebook, create, made)) ?? (await findMade(api, resource, mark));
  if (id === undefined) return made.status < 300 ? [{ resource: resource.name, id }] : [];
  const remove = named('remove');
  try {
    const update = named('update');
    const changed = drafted(`${mark} bis`);
    if (update && changed) {
      const body = encodeDraft(changed, change?.body);
      lookAt(notebook, update, await api.ask(at(update, id), { body }));
    }
    const one = named('one');
    if (one) lookAt(notebook, one, await api.ask(at(one, id)));
  } finally {
    if (remove) lookAt(notebook, remove, await api.ask(at(remove, id)));
  }
  return (await isGone(api, resource, id, mark)) ? [] : [{ resource: resource.name, id }];
}

const at = <C extends { readonly path: string }>(call: C, id: RecordId) => ({
  ...call,
  path: withId(call.path, id),
});

function idIn(contents: Held | undefined): RecordId | undefined {
  const id = member(contents?.records[0], 'id');
  return typeof id === 'string' || typeof id === 'number' ? id : undefined;
}

async function recordsAt(api: LiveApi, path: string, query = {}): Promise<readonly unknown[]> {
  try {
    return readList((await api.ask({ method: 'GET', path }, { query })).body).records;
  } catch {
    return [];
  }
}

async function idsAt(api: LiveApi, path: string): Promise<(string | number)[]> {
  const records = await recordsAt(api, path);
  return records.flatMap((record) => idIn({ records: [record], total: 1 }) ?? []);
}

/** The record that bears the mark, where creating it did not say which it is. */
async function findMade(api: LiveApi, { endpoints }: Resource, mark: string): Promise<RecordId | undefined> {
  const records = await recordsAt(api, endpoints.list.path, { page: 1, limit: 50 });
  const found = records.find((record) => isObject(record) && JSON.stringify(record).includes(mark));
  return idIn(found === undefined ? undefined : { records: [found], total: 1 });
}

async function isGone(api: LiveApi, { endpoints }: Resource, id: RecordId, mark: string): Promise<boolean> {
  const { one, list } = endpoints;
  if (one) return (await api.ask(at(one, id))).status === 404;
  const records = await recordsAt(api, list.path, { page: 1, limit: 50 });
  return !records.some((record) => isObject(record) && JSON.stringify(record).includes(mark));
}
