import { serviceCalls } from '#resources/calls/index.ts';
import { productAgreements, productMembers } from '#resources/calls/product.ts';
import type { ServiceCall } from '#schema/call.ts';
import { capital } from '#schema/names.ts';
import type { Resource } from '#schema/resource.ts';
import { recordSchema } from '#schema/schemas.ts';
import { fieldsJson, jsonOf, overlay, sentJson } from './json-schema.ts';
import type { Operation, SentBody } from './operation.ts';
import { listParameters } from './parameters.ts';
import { fieldsRead, recordJson, resourceOperations } from './resource-operations.ts';

type Returned = Pick<
  Operation,
  'group' | 'component' | 'envelope' | 'schema' | 'reads' | 'holds' | 'parameters' | 'fields'
>;

function returned({ name, returns, component }: ServiceCall): Returned {
  const [group = '', action = ''] = name.split('.');
  const own = { group, component: component ?? capital(group) + capital(action), parameters: [] };
  if (returns === undefined) return { ...own, envelope: 'message', schema: {} };
  if ('record' in returns) {
    const { record } = returns;
    return {
      ...own,
      component: component ?? capital(record.name),
      envelope: 'record',
      schema: recordJson(record),
      reads: recordSchema(record),
      holds: record,
    };
  }
  if ('list' in returns) {
    const { list } = returns;
    return {
      group: list.name,
      component: capital(list.name),
      envelope: list.endpoints.list.envelope,
      schema: recordJson(list),
      reads: recordSchema(list),
      holds: list,
      parameters: listParameters(list),
    };
  }
  if ('fields' in returns)
    return {
      ...own,
      envelope: 'record',
      schema: fieldsJson(returns.fields),
      reads: fieldsRead(returns.fields),
      fields: returns.fields,
    };
  return { ...own, envelope: 'record', schema: jsonOf(returns), reads: returns };
}

function sent({ sends, call }: ServiceCall): { readonly body?: SentBody } {
  if (sends === undefined) return {};
  const schema = 'fields' in sends ? sentJson(sends.fields) : jsonOf(sends);
  return { body: { media: call.encoding ?? 'json', schema, files: {} } };
}

function serviceOperation(declared: ServiceCall): Operation {
  const { name, call, sends: _, returns: __, component: ___, ...rest } = declared;
  const { method, path, base } = call;
  return {
    id: name,
    method,
    path,
    ...(base && { base }),
    idempotent: call.idempotent,
    proof: call.proof,
    status: 200,
    ...returned(declared),
    ...sent(declared),
    ...rest,
  };
}

/** Returns every declared call of the service. Several declarations may name the same call. */
export function operationsOf(resources: readonly Resource[]): Operation[] {
  const own = resources.flatMap((resource) => resourceOperations(resource, resources));
  // A part that is read as one record has no list, although its descriptor declares a path for it.
  const detailPaths = new Set(own.filter(({ mayBeAbsent }) => mayBeAbsent).map(({ path }) => path));
  const served = own
    .filter(({ path, mayBeAbsent }) => mayBeAbsent || !detailPaths.has(path))
    .map((each) => {
      const members = productMembers[each.id];
      const schema = overlay(each.schema, members && jsonOf(members));
      return { ...each, schema, agreements: productAgreements[each.id] };
    });
  return [...serviceCalls.map(serviceOperation), ...served];
}

/** Returns each call once, as its first declaration describes it. */
export function distinct(operations: readonly Operation[]): Operation[] {
  const byCall = new Map<string, Operation>();
  for (const operation of operations) {
    const call = `${operation.method} ${operation.path}`;
    if (!byCall.has(call)) byCall.set(call, operation);
  }
  return [...byCall.values()];
}
