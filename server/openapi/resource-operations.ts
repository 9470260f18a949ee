import * as z from 'zod/mini';
import { type Call, get } from '#schema/endpoints.ts';
import { recordId } from '#schema/record-id.ts';
import type { Command, Fields, Resource } from '#schema/resource.ts';
import { recordSchema } from '#schema/schemas.ts';
import { fieldsJson, type JsonSchema, jsonOf, overlay, sentJson } from './json-schema.ts';
import { capital, type Operation, type SentBody } from './operation.ts';
import { listParameters } from './parameters.ts';

const removability = jsonOf(z.object({ canDelete: z.boolean(), reason: z.nullable(z.string()) }));
const idOnly = jsonOf(z.object({ id: recordId }));
const nothing: JsonSchema = {};

/** Returns the schema of a record as the service sends it. A part that is read by itself needs no id. */
export function recordJson({ fields, response }: Resource, isPart = false): JsonSchema {
  const json = overlay(fieldsJson(fields), response && jsonOf(response));
  const required = isPart ? (json.required ?? []) : ['id', ...(json.required ?? [])];
  return { ...json, properties: { ...idOnly.properties, ...json.properties }, required };
}

/** Returns the body that a form of the resource sends. */
function bodyOf({ fields }: Resource, { body = 'json' }: Call): SentBody {
  const files = Object.entries(fields).flatMap(([name, field]) => {
    return field.file ? [[name, field.file.accept] as const] : [];
  });
  return { media: body, schema: sentJson(fields), files: Object.fromEntries(files) };
}

/** Returns the body that a command sends: its own members, and the fields that its question asks for. */
function commandBody({ body = {}, asks = {} }: Command): { readonly body?: SentBody } {
  const own = Object.entries(body).map(([name, value]) => [name, jsonOf(z.literal(String(value)))]);
  const asked = Object.entries(asks);
  if (own.length + asked.length === 0) return {};
  const schema: JsonSchema = {
    type: 'object',
    properties: { ...Object.fromEntries(own), ...sentJson(asks).properties },
    required: [...Object.keys(body), ...asked.filter(([, { required }]) => required).map(([name]) => name)],
  };
  return { body: { media: 'json', schema, files: {} } };
}

/** Returns the resource whose record a path names: the path continues that of its list and an id. */
export function ownerOf(path: string, resources: readonly Resource[]): string | undefined {
  return resources.find(({ endpoints }) => path.startsWith(`${endpoints.list.path}/{id}/`))?.name;
}

/** Returns every call that a descriptor declares. Several descriptors may declare the same call. */
export function resourceOperations(resource: Resource, resources: readonly Resource[]): Operation[] {
  const { name, endpoints, figures, commands, related, versioned } = resource;
  const { list, one, create, update, remove, removable } = endpoints;
  const record = recordJson(resource);
  const reads = recordSchema(resource);
  const found: Operation[] = [];
  const add = (
    action: string,
    { method, path, base, idempotent, proof }: Call,
    rest: Pick<Operation, 'summary' | 'envelope' | 'schema'> & Partial<Operation>,
  ) =>
    found.push({
      id: `${name}.${action}`,
      group: name,
      component: capital(rest.group ?? name),
      method,
      path,
      ...(base && { base }),
      idempotent,
      proof,
      access: 'admin',
      parameters: [],
      status: 200,
      ...rest,
    });

  for (const [action, part] of Object.entries(related ?? {})) {
    const isDetails = part.shape === 'details';
    const { endpoints: own } = part.resource;
    add(action, get(part.path), {
      group: part.resource.name,
      summary: `${name}: ${action} of one`,
      envelope: isDetails ? 'record' : own.list.envelope,
      schema: recordJson(part.resource, isDetails),
      reads: recordSchema(part.resource),
      of: name,
      ...(part.exists && { exists: part.exists }),
      ...(isDetails ? { mayLack: true } : { parameters: listParameters(part.resource) }),
    });
  }
  const owner = ownerOf(list.path, resources);
  add('list', list, {
    summary: `${name}: a list`,
    envelope: list.envelope,
    schema: record,
    reads,
    parameters: listParameters(resource),
    ...(owner && { of: owner }),
  });
  const its = { schema: record, reads, of: name };
  if (endpoints.all)
    add('all', endpoints.all, {
      summary: `${name}: all, for a form to pick from`,
      envelope: 'plain',
      schema: record,
      reads,
    });
  if (one) add('one', one, { summary: `${name}: one`, envelope: 'record', ...its, versioned });
  if (create)
    add('create', create, {
      summary: `${name}: create one`,
      envelope: 'record',
      schema: record,
      reads,
      status: 201,
      body: bodyOf(resource, create),
    });
  if (update)
    add('update', update, {
      summary: `${name}: change one`,
      envelope: 'record',
      ...its,
      versioned,
      body: bodyOf(resource, update),
    });
  if (remove)
    add('remove', remove, {
      summary: `${name}: delete one`,
      envelope: 'message',
      schema: nothing,
      of: name,
      versioned,
    });
  if (removable)
    add('removable', removable, {
      summary: `${name}: check if one may be deleted`,
      envelope: 'record',
      schema: removability,
      component: 'Removability',
      of: name,
    });
  if (figures)
    add('figures', figures.call, {
      summary: `${name}: the figures above the list`,
      envelope: 'record',
      component: `${capital(name)}Figures`,
      reads: fieldsRead(figures.fields),
      schema: overlay(fieldsJson(figures.fields), figures.returns && jsonOf(figures.returns)),
    });
  for (const [action, command] of Object.entries(commands ?? {}))
    add(action, command.call, {
      summary: `${name}: ${action} one`,
      envelope: 'message',
      schema: nothing,
      of: name,
      versioned,
      ...commandBody(command),
    });
  return found;
}

/** Returns the schema that the screens read the values of these fields with. */
export const fieldsRead = (fields: Fields) =>
  z.object(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.record])));
