import { randomBytes } from 'node:crypto';
import { readList } from '#lib/api/envelope.ts';
import { encodeDraft } from '#lib/queries/bodies.ts';
import type { Link } from '#schema/field.ts';
import { linkedFields, offeringFilters } from '#schema/links.ts';
import { member } from '#schema/objects.ts';
import type { RecordId, Resource, StoredRecord } from '#schema/resource.ts';
import type { Operation } from '#server/openapi/operation.ts';
import { draftFor } from './drafts.ts';
import { checkKey, checkStale, checkVersion, newKey } from './integrity.ts';
import type { Leftovers } from './leftovers.ts';
import { forRecord, type LiveApi } from './live-api.ts';
import { checkResponse } from './responses.ts';
import { checkIncomplete, checkStored, idsOf, withoutPictures, withStoredFiles } from './round-trip.ts';
import type { Check } from './session.ts';
import { type Marked, marked, sweep } from './sweep.ts';

/** The reason why a call is not checked without `--write`. */
export const withoutWrite = 'it writes: checked with --write';

/** Returns the reason why the check does not create a record of a resource. */
function reasonAgainst({ endpoints, allowsRemoval }: Resource): string | undefined {
  if (!endpoints.remove) return 'a new record could not be deleted again';
  if (allowsRemoval || endpoints.removable) return 'the service might not allow the deletion of a new record';
  return undefined;
}

/** Records why the other calls that write were not checked, or only with requests that must be refused. */
export function skipWrites(
  { findings, operations }: Check,
  resources: readonly Resource[],
  { write, onlyRefused }: { readonly write: boolean; readonly onlyRefused: ReadonlySet<Operation> },
): void {
  const reasonFor = ({ id }: Operation) => {
    const resource = resources.find(({ name }) => id === `${name}.create`);
    return (resource && reasonAgainst(resource)) ?? 'it would change existing records';
  };
  for (const operation of onlyRefused)
    findings.skip(operation, `only its refusals were checked: ${reasonFor(operation)}`);
  const done = new Set([...findings.checked, ...findings.skipped.map(({ operation }) => operation)]);
  for (const operation of operations.filter((each) => each.method !== 'GET' && !done.has(each)))
    if (operation.group === 'session') findings.skip(operation, sessionReason(operation));
    else findings.skip(operation, write ? reasonFor(operation) : withoutWrite);
}

function sessionReason({ id }: Operation): string {
  return /signin|refresh|signout/.test(id)
    ? 'it needs CONTRACT_EMAIL and CONTRACT_PASSWORD'
    : 'it needs a code from an email';
}

/** Creates, changes and deletes a record of each resource that allows it. Those that it does not delete are leftovers. */
export async function checkWrites(
  check: Check,
  resources: readonly Resource[],
  leftovers: Leftovers,
): Promise<void> {
  for (const resource of resources) {
    const create = check.operations.find(({ id }) => id === `${resource.name}.create`);
    if (create === undefined || reasonAgainst(resource)) continue;
    const mark = randomBytes(4).toString('hex');
    try {
      await checkResource(check, resources, { resource, create, mark, leftovers });
    } catch (error) {
      await sweep(check, { resource, mark, leftovers });
      throw error;
    }
  }
}

/** Creates, changes, reads and deletes one record. */
async function checkResource(
  check: Check,
  resources: readonly Resource[],
  { resource, create, mark, leftovers }: Marked & { readonly create: Operation },
): Promise<void> {
  const { api, findings, operations } = check;
  const named = (action: string) => operations.find(({ id }) => id === `${resource.name}.${action}`);
  const ids = await linkedIds(api, resources, resource);
  const draftOf = (text: string, earlier?: StoredRecord) =>
    draftFor(resource.fields, text, (link) => ids.get(keyOf(link)) ?? [], earlier);
  const draft = draftOf(mark);
  if (draft === undefined) {
    findings.skip(create, 'one of its fields accepts none of the sample values');
    return;
  }
  const { endpoints } = resource;
  const options = {
    ...(create.idempotent && newKey()),
    body: encodeDraft(draft, endpoints.create?.encoding),
  };
  const created = await api.request(create, options);
  const contents = checkResponse(findings, create, created);
  const [known] = contents?.records.flatMap(idsOf) ?? [];
  const id = known ?? (await marked(api, resource, mark)).records.flatMap(idsOf)[0];
  if (id !== undefined || created.status < 300) leftovers.add(resource.name, id);
  if (id === undefined) return;
  const remove = named('remove');
  const repeats: RecordId[] = [];
  try {
    const update = named('update');
    const changed = draftOf(`${mark} bis`, draft);
    if (create.idempotent && changed) {
      const other = encodeDraft(changed, endpoints.create?.encoding);
      const responses = await checkKey(check, create, { options, other, first: created });
      const all = responses.flatMap(({ body }) => idsOf(member(body, 'data')));
      repeats.push(...all.filter((each) => each !== id));
    }
    await checkStored(check, resource, { write: create, id, draft, response: created });
    if (update && changed) {
      const draftWithFiles = withStoredFiles(resource, changed, member(created.body, 'data'));
      const body = encodeDraft(draftWithFiles, endpoints.update?.encoding);
      const response = await api.request(forRecord(update, id), { body });
      checkResponse(findings, update, response);
      await checkStored(check, resource, { write: update, id, draft: draftWithFiles, response });
      const bare = withoutPictures(resource, draftWithFiles);
      if (bare) {
        const removal = { body: encodeDraft(bare, endpoints.update?.encoding) };
        const removed = await api.request(forRecord(update, id), removal);
        checkResponse(findings, update, removed);
        await checkStored(check, resource, { write: update, id, draft: bare, response: removed });
      }
      if (update.versioned) await checkStale(check, update, id, body);
    }
    repeats.push(...(await checkIncomplete(check, resource, create)));
    const one = named('one');
    if (one) {
      const read = await api.request(forRecord(one, id));
      checkResponse(findings, one, read);
      if (one.versioned) checkVersion(check, one, read);
    }
    if (remove?.versioned) await checkStale(check, remove, id);
  } finally {
    for (const each of repeats) if (remove) await api.request(forRecord(remove, each));
    if (remove) checkResponse(findings, remove, await api.request(forRecord(remove, id)));
  }
  const isGone = endpoints.one
    ? (await api.request(forRecord(endpoints.one, id))).status === 404
    : (await marked(api, resource, mark)).records.length === 0;
  if (isGone) leftovers.drop(resource.name, id);
}

/** Returns a text that is the same for links that offer the same records. */
const keyOf = ({ resource, filters }: Link) => JSON.stringify([resource, filters]);

/** Returns the ids of the records that the fields of a form can link to, by the key of their link. */
async function linkedIds(
  api: LiveApi,
  resources: readonly Resource[],
  resource: Resource,
): Promise<ReadonlyMap<string, readonly RecordId[]>> {
  const ids = new Map<string, readonly RecordId[]>();
  for (const { field, link } of linkedFields(resource)) {
    const target = resources.find(({ name }) => name === link.resource);
    if (target && field.access !== 'readOnly')
      ids.set(keyOf(link), (await offered(api, link, target)).flatMap(idsOf));
  }
  return ids;
}

/** Reads the records that a link may name. The call for all of them takes no filters. */
function offered(api: LiveApi, link: Link, target: Resource): Promise<readonly unknown[]> {
  const { all, list } = target.endpoints;
  const filters = offeringFilters(link, target);
  const isLimited = Object.keys(filters).length > 0;
  return recordsAt(api, ((!isLimited && all) || list).path, filters);
}

async function recordsAt(api: LiveApi, path: string, query = {}): Promise<readonly unknown[]> {
  try {
    return readList((await api.request({ method: 'GET', path }, { query })).body).records;
  } catch {
    return [];
  }
}
