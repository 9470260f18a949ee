import type { Resource } from '#schema/resource.ts';
import { recordSchema } from '#schema/schemas.ts';
import { entityOperations, recordJson } from './entity-operations.ts';
import { type FixedCall, fixedCalls } from './fixed-calls.ts';
import { type JsonSchema, jsonOf, sentJson } from './json-schema.ts';
import { capital, type Envelope, type Operation, type SentBody } from './operation.ts';
import { listParameters } from './parameters.ts';

type Answered = Pick<Operation, 'group' | 'component' | 'envelope' | 'schema' | 'reads' | 'parameters'>;

function answered({ id, answers, component }: FixedCall): Answered {
  const [group = '', what = ''] = id.split('.');
  const own = { group, component: component ?? capital(group) + capital(what) };
  const bare = (envelope: Envelope, schema: JsonSchema) => ({ ...own, envelope, schema, parameters: [] });
  if (answers === undefined) return bare('told', {});
  if ('record' in answers)
    return {
      ...bare('one', recordJson(answers.record)),
      component: capital(answers.record.name),
      reads: recordSchema(answers.record),
    };
  if (!('list' in answers)) return { ...bare('one', jsonOf(answers)), reads: answers };
  const { list } = answers;
  const parameters = listParameters(list);
  return {
    group: list.name,
    component: capital(list.name),
    envelope: list.endpoints.list.envelope,
    schema: recordJson(list),
    reads: recordSchema(list),
    parameters,
  };
}

function sent({ sends, call }: FixedCall): { readonly body?: SentBody } {
  if (sends === undefined) return {};
  const schema = 'fields' in sends ? sentJson(sends.fields) : jsonOf(sends);
  return { body: { media: call.body ?? 'json', schema, files: {} } };
}

function fixedOperation(fixed: FixedCall): Operation {
  const { id, summary, call, answers: _, sends: __, component: ___, envelope, parameters, ...rest } = fixed;
  const read = answered(fixed);
  return {
    id,
    summary,
    method: call.method,
    path: call.path,
    status: 200,
    ...read,
    ...(envelope && { envelope }),
    ...(parameters && { parameters }),
    ...sent(fixed),
    ...rest,
  };
}

/** Every call of the service that is declared anywhere, in the order of the entities; several may be one call. */
export function operationsOf(resources: readonly Resource[]): Operation[] {
  const own = resources.flatMap((resource) => entityOperations(resource, resources));
  // A part that is read as one sheet has no list, though its descriptor says where it is read.
  const sheets = new Set(own.filter(({ mayLack }) => mayLack).map(({ path }) => path));
  const real = own.filter(({ path, mayLack }) => mayLack || !sheets.has(path));
  return [...fixedCalls.map(fixedOperation), ...real];
}

/** The same with each call once, as whoever came first declares it. */
export function distinct(operations: readonly Operation[]): Operation[] {
  const byCall = new Map<string, Operation>();
  for (const operation of operations) {
    const call = `${operation.method} ${operation.path}`;
    if (!byCall.has(call)) byCall.set(call, operation);
  }
  return [...byCall.values()];
}
