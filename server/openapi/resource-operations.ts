import * as z from 'zod/mini';
import { type Call, get } from '#schema/endpoints.ts';
import { capital } from '#schema/names.ts';
import { recordId } from '#schema/record-id.ts';
import { relatedParts } from '#schema/related.ts';
import type { Command, Fields, Resource } from '#schema/resource.ts';
import { recordSchema } from '#schema/schemas.ts';
import { fieldsJson, type JsonSchema, jsonOf, overlay, sentJson } from './json-schema.ts';
import type { Operation, SentBody } from './operation.ts';
import { listParameters, periodDays } from './parameters.ts';

const removability = jsonOf(
  z.object({
    canDelete: z.boolean(),
    reason: z.nullable(z.string()),
    counts: z.optional(z.record(z.string(), z.number())),
  }),
);
const idOnly = jsonOf(z.object({ id: recordId }));
const nothing: JsonSchema = {};

/** Returns the schema of a record as the service sends it. A part that is read by itself needs no id. */
export function recordJson({ fields, response }: Resource, isPart = false): JsonSchema {
  const json = overlay(fieldsJson(fields), response && jsonOf(response));
  const required = isPart ? (json.required ?? []) : ['id', ...(json.required ?? [])];
  return { ...json, properties: { ...idOnly.properties, ...json.properties }, required };
}

/** Returns the body that a form of the resource sends. */
function bodyOf({ fields }: Resource, { encoding = 'json' }: Call): SentBody {
  const files = Object.entries(fields).flatMap(([name, field]) => {
    if (field.file === undefined) return [];
    // A stored file that stays is a part with its address, and one that is removed an empty part.
    const hasTexts = field.file.max !== undefined || field.file.removable;
    return [[name, hasTexts ? [...field.file.accept, 'text/plain'] : field.file.accept]];
  });
  return { media: encoding, schema: sentJson(fields), files: Object.fromEntries(files) };
}

/** Returns the body that a command sends: its own members, and the fields that its question asks for. */
function commandBody({ call, body = {}, asks = {} }: Command): { readonly body?: SentBody } {
  const own = Object.entries(body).map(([name, value]) => [name, jsonOf(z.literal(String(value)))]);
  const asked = Object.entries(asks);
  if (own.length + asked.length === 0) return {};
  const schema: JsonSchema = {
    type: 'object',
    properties: { ...Object.fromEntries(own), ...sentJson(asks).properties },
    required: [...Object.keys(body), ...asked.filter(([, { required }]) => required).map(([name]) => name)],
  };
  return { body: { media: 'json', optional: call.bodyOptional, schema, files: {} } };
}

/** Returns the resource whose record a path names: the path continues that of its list and an id. */
export function ownerOf(path: string, resources: readonly Resource[]): string | undefined {
  return resources.find(({ endpoints }) => path.startsWith(`${endpoints.list.path}/{id}/`))?.name;
}

/** What a call adds to its declaration. */
type Described = Pick<Operation, 'summary' | 'envelope' | 'schema'> & Partial<Operation>;

function operation(
  { name }: Resource,
  action: string,
  { method, path, base, idempotent, proof }: Call,
  described: Described,
): Operation {
  return {
    id: `${name}.${action}`,
    group: name,
    component: capital(described.group ?? name),
    method,
    path,
    ...(base && { base }),
    idempotent,
    proof,
    access: 'admin',
    parameters: [],
    status: 200,
    ...described,
  };
}

/** Returns how the records of a resource are sent, and how the screens read them. */
const recordsOf = (resource: Resource) => ({
  schema: recordJson(resource),
  reads: recordSchema(resource),
  holds: resource,
});

/** Returns the calls that read the related parts of a record. */
function relatedOperations(resource: Resource): Operation[] {
  const { name } = resource;
  return relatedParts(resource).map(([action, part]) => {
    const isDetails = part.shape === 'details';
    return operation(resource, action, get(part.path), {
      group: part.resource.name,
      summary: `${name}: ${action} of one`,
      envelope: isDetails ? 'record' : part.resource.endpoints.list.envelope,
      schema: recordJson(part.resource, isDetails),
      reads: recordSchema(part.resource),
      holds: part.resource,
      of: name,
      ...(part.mayExist && { mayExist: part.mayExist }),
      ...(isDetails ? { mayBeAbsent: true } : { parameters: listParameters(part.resource) }),
    });
  });
}

/** Returns the calls that read many records. */
function listOperations(resource: Resource, resources: readonly Resource[]): Operation[] {
  const { name, endpoints } = resource;
  const { list, all } = endpoints;
  const owner = ownerOf(list.path, resources);
  const read = operation(resource, 'list', list, {
    summary: `${name}: a list`,
    envelope: list.envelope,
    ...recordsOf(resource),
    parameters: listParameters(resource),
    ...(owner && { of: owner }),
  });
  if (!all) return [read];
  const summary = `${name}: all, for a form to pick from`;
  return [read, operation(resource, 'all', all, { summary, envelope: 'plain', ...recordsOf(resource) })];
}

/** Returns the calls that read or write one record, without the commands. */
function recordOperations(resource: Resource): Operation[] {
  const { name, endpoints, versioned } = resource;
  const { one, create, update, remove, removable } = endpoints;
  const records = recordsOf(resource);
  const sent = { envelope: 'record', ...records, of: name, versioned } as const;
  const described: readonly (readonly [action: string, call: Call | undefined, rest: Described])[] = [
    ['one', one, { summary: `${name}: one`, ...sent }],
    [
      'create',
      create,
      {
        summary: `${name}: create one`,
        envelope: 'record',
        ...records,
        status: 201,
        ...(create && { body: bodyOf(resource, create) }),
      },
    ],
    [
      'update',
      update,
      { summary: `${name}: change one`, ...sent, ...(update && { body: bodyOf(resource, update) }) },
    ],
    [
      'remove',
      remove,
      { summary: `${name}: delete one`, envelope: 'message', schema: nothing, of: name, versioned },
    ],
    [
      'removable',
      removable,
      {
        summary: `${name}: check if one may be deleted`,
        envelope: 'record',
        schema: removability,
        component: 'Removability',
        of: name,
      },
    ],
  ];
  return described.flatMap(([action, call, rest]) => (call ? [operation(resource, action, call, rest)] : []));
}

/** Returns the calls that read the figures above the list, and the sums of what waits. */
function figuresOperations(resource: Resource): Operation[] {
  const { name, figures, waits = {} } = resource;
  const declared = [
    { action: 'figures', summary: 'the figures above the list', figures },
    ...Object.entries(waits).map(([wait, { sums }]) => ({
      action: `${wait}Sums`,
      summary: `the sums of those that wait (${wait})`,
      figures: sums,
    })),
  ];
  return declared.flatMap(({ action, summary, figures: each }) =>
    each === undefined
      ? []
      : [
          operation(resource, action, each.call, {
            summary: `${name}: ${summary}`,
            envelope: 'record',
            component: capital(name) + capital(action),
            parameters: each.byPeriod ? periodDays : [],
            reads: fieldsRead(each.fields),
            fields: each.fields,
            byPeriod: each.byPeriod,
            schema: fieldsJson(each.fields),
          }),
        ],
  );
}

/** Returns the calls of the commands. */
function commandOperations(resource: Resource): Operation[] {
  const { name, commands = {}, versioned } = resource;
  return Object.entries(commands).map(([action, command]) =>
    operation(resource, action, command.call, {
      summary: `${name}: ${action} one`,
      envelope: 'message',
      schema: nothing,
      of: name,
      versioned,
      ...commandBody(command),
    }),
  );
}

/** Returns every call that a descriptor declares. Several descriptors may declare the same call. */
export const resourceOperations = (resource: Resource, resources: readonly Resource[]): Operation[] => [
  ...relatedOperations(resource),
  ...listOperations(resource, resources),
  ...recordOperations(resource),
  ...figuresOperations(resource),
  ...commandOperations(resource),
];

/** Returns the schema that the screens read the values of these fields with. */
export const fieldsRead = (fields: Fields) =>
  z.object(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.record])));
