import { randomUUID } from 'node:crypto';
import { encodeDraft } from '#lib/queries/bodies.ts';
import type { Resource } from '#schema/resource.ts';
import type { Operation } from '#server/openapi/operation.ts';
import { draftFor } from './drafts.ts';
import { newKey } from './integrity.ts';
import { unauthorizedMismatches, unknownMismatches } from './responses.ts';
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

/**
 * Checks that each write of one record, commands included, is refused without a token and for a record that does not
 * exist. Since there is no such record, even a service that refuses nothing changes none. Returns the calls of which nothing else was checked.
 */
export async function checkRefusals(
  { api, findings, operations }: Check,
  resources: readonly Resource[],
): Promise<ReadonlySet<Operation>> {
  const onlyRefused = new Set<Operation>();
  for (const operation of operations.filter(isWriteOfOne)) {
    const sent = bodyOf(
      operation,
      resources.find(({ name }) => operation.id.startsWith(`${name}.`)),
    );
    if (sent === undefined) continue;
    if (!findings.checked.has(operation)) onlyRefused.add(operation);
    const call = { ...operation, path: unknownRecord(operation.path) };
    const options = { ...sent, ...(operation.idempotent && newKey()) };
    const anonymous = await api.request(call, { ...options, token: undefined });
    findings.addResponse(operation, unauthorizedMismatches(anonymous));
    findings.addResponse(operation, unknownMismatches(operation, await api.request(call, options)));
  }
  return onlyRefused;
}
