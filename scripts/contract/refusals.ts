import { randomUUID } from 'node:crypto';
import { encodeDraft } from '#lib/queries/bodies.ts';
import { member } from '#schema/objects.ts';
import type { Resource } from '#schema/resource.ts';
import type { Operation } from '#server/openapi/operation.ts';
import { draftFor } from './drafts.ts';
import { newKey } from './integrity.ts';
import type { Leftovers } from './leftovers.ts';
import { forRecord } from './live-api.ts';
import { unauthorizedMismatches, unknownMismatches } from './responses.ts';
import { idsOf } from './round-trip.ts';
import type { Check } from './session.ts';

const isWriteOfOne = ({ method, path }: Operation) => method !== 'GET' && path.includes('{');
const unknownRecord = (path: string) => path.replaceAll(/\{\w+\}/g, () => randomUUID());

/** Returns a body that the call accepts. Returns undefined if no sample values make one. */
function bodyOf({ id, body }: Operation, resource: Resource | undefined) {
  if (body === undefined) return {};
  const command = resource?.commands?.[id.slice(resource.name.length + 1)];
  const fields = command ? (command.asks ?? {}) : resource?.fields;
  const draft = fields && draftFor(fields, 'refusal', () => [randomUUID()]);
  return draft && { body: encodeDraft({ ...command?.body, ...draft }, body.media) };
}

/** Returns true for a write of administrators that names no record: it creates one, or changes settings. */
const isOtherWrite = ({ method, path, access }: Operation) =>
  method !== 'GET' && !path.includes('{') && access === 'admin';

/**
 * Checks that the other writes are refused without a token. They are sent empty, so that even a service that refuses nothing
 * has nothing to store. A record that it creates all the same is deleted, or is a leftover.
 */
async function checkAnonymous(
  { api, findings }: Check,
  operation: Operation,
  { resource, leftovers }: { readonly resource: Resource | undefined; readonly leftovers: Leftovers },
): Promise<void> {
  const options = { body: {}, ...(operation.idempotent && newKey()), token: undefined };
  const response = await api.request(operation, options);
  findings.addResponse(operation, unauthorizedMismatches(response));
  const [id] = response.status < 300 ? idsOf(member(response.body, 'data')) : [];
  if (id === undefined) return;
  leftovers.add(operation.group, id);
  const remove = resource?.endpoints.remove;
  if (remove && (await api.request(forRecord(remove, id))).status < 300) leftovers.drop(operation.group, id);
}

/**
 * Checks that each write of one record, commands included, is refused without a token and for a record that does not
 * exist, and that the others are refused without a token. Since there is no such record, even a service that refuses nothing
 * changes none. Returns the calls of which nothing else was checked.
 */
export async function checkRefusals(
  { api, findings, operations }: Check,
  resources: readonly Resource[],
  leftovers: Leftovers,
): Promise<ReadonlySet<Operation>> {
  const onlyRefused = new Set<Operation>();
  const done = new Set([...findings.checked, ...findings.skipped.map(({ operation }) => operation)]);
  for (const operation of operations) {
    const [isOfOne, isOther] = [isWriteOfOne(operation), isOtherWrite(operation)];
    const resource = resources.find(({ name }) => operation.id.startsWith(`${name}.`));
    const sent = isOfOne ? bodyOf(operation, resource) : undefined;
    if (!isOther && sent === undefined) continue;
    if (!done.has(operation)) onlyRefused.add(operation);
    if (isOther) await checkAnonymous({ api, findings, operations }, operation, { resource, leftovers });
    if (sent === undefined) continue;
    const call = { ...operation, path: unknownRecord(operation.path) };
    const options = { ...sent, ...(operation.idempotent && newKey()) };
    const anonymous = await api.request(call, { ...options, token: undefined });
    findings.addResponse(operation, unauthorizedMismatches(anonymous));
    findings.addResponse(operation, unknownMismatches(operation, await api.request(call, options)));
  }
  return onlyRefused;
}
