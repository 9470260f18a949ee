import * as z from 'zod/mini';
import type { Field } from '#schema/field.ts';
import { storedInteger, storedNumber } from '#schema/numbers.ts';
import type { Fields } from '#schema/resource.ts';

/** A schema as JSON writes it. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

const moment = '2024-02-29T12:00:00.000Z';

function accepts(schema: z.core.$ZodType, value: unknown): boolean {
  return z.safeParse(schema, value).success;
}

/**
 * A schema of the descriptors as JSON writes it. What the screens only put up with is left out: a number may come
 * as a text, but the document asks for a number.
 */
export function jsonOf(schema: z.ZodMiniType, io: 'input' | 'output' = 'output'): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      if (zodSchema === storedNumber || zodSchema === storedInteger) {
        delete jsonSchema.anyOf;
        jsonSchema.type = zodSchema === storedNumber ? 'number' : 'integer';
      }
      if (jsonSchema.type === 'string' && accepts(zodSchema, moment) && !accepts(zodSchema, 'x'))
        jsonSchema.format = 'date-time';
    },
  });
  return tidy(json);
}

/**
 * “An object or null” becomes one schema of two types, so that an error inside is named once; objects may have
 * unknown members; the largest whole number is no limit.
 */
function tidy({ anyOf, properties, items, additionalProperties, ...rest }: JsonSchema): JsonSchema {
  const [schema, none, ...more] = (anyOf ?? []).map(tidied);
  if (schema !== undefined && typeof schema.type === 'string' && none?.type === 'null' && more.length === 0)
    return { ...rest, ...schema, type: [schema.type, 'null'] };
  const inside = onlySchema(items);
  if (rest.maximum === Number.MAX_SAFE_INTEGER) delete rest.maximum;
  return {
    ...rest,
    ...(anyOf && { anyOf: anyOf.map(tidied) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, tidied(each)])),
    }),
    ...(inside && { items: tidy(inside) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: tidy(additionalProperties) }),
  };
}

const tidied = (json: JsonSchema | boolean): JsonSchema => (typeof json === 'object' ? tidy(json) : {});

/** Lays one schema over another: members are added, and what both name is as the upper one says, in its place. */
export function overlay(lower: JsonSchema, upper: JsonSchema | undefined): JsonSchema {
  if (upper === undefined) return lower;
  const isDeep = upper.properties !== undefined || upper.items !== undefined;
  if (!isDeep || (lower.properties === undefined && lower.items === undefined)) return upper;
  const properties = { ...lower.properties };
  for (const [name, schema] of Object.entries(upper.properties ?? {})) {
    const below = properties[name];
    properties[name] =
      typeof below === 'object' && typeof schema === 'object' ? overlay(below, schema) : schema;
  }
  const items = onlySchema(upper.items);
  return {
    ...lower,
    ...(upper.properties && {
      properties,
      required: [...new Set([...(lower.required ?? []), ...(upper.required ?? [])])],
    }),
    ...(items && { items: overlay(onlySchema(lower.items) ?? {}, items) }),
  };
}

function onlySchema(items: JsonSchema['items']): JsonSchema | undefined {
  return typeof items === 'object' && !Array.isArray(items) ? items : undefined;
}

/** What a record holds of fields: a member that a field has for itself is as that field says. */
export function fieldsJson(fields: Fields): JsonSchema {
  const read = Object.entries(fields).filter(([, field]) => field.access !== 'writeOnly');
  const shared = read.flatMap(([, field]) => Object.entries(field.members ?? {}));
  const own = read.flatMap(([name, field]) => (field.members ? [] : [[name, field.record] as const]));
  const json = jsonOf(z.object(Object.fromEntries([...shared, ...own])));
  for (const [name, field] of read) addExamples(json.properties?.[name], field);
  return json;
}

/** A record may hold a value that is not known yet: the known ones are examples. */
function addExamples(json: JsonSchema | boolean | undefined, { choices }: Field): void {
  if (typeof json === 'object' && [json.type].flat().includes('string') && choices && !json.enum)
    json.examples = [...choices];
}

/** What is sent of fields. Whatever a field does not insist on may be left out. */
export function sentJson(fields: Fields): JsonSchema {
  const written = Object.entries(fields).filter(([, field]) => field.access !== 'readOnly');
  const schemaOf = ({ sent, draft }: Field) => sent ?? draft;
  return {
    type: 'object',
    properties: Object.fromEntries(
      written.map(([name, field]) => {
        const json = jsonOf(schemaOf(field));
        // What a file becomes on its way is not JSON; what goes in is described.
        return [name, Object.keys(json).length === 0 ? withoutNull(jsonOf(schemaOf(field), 'input')) : json];
      }),
    ),
    required: written.filter(([, field]) => !accepts(schemaOf(field), undefined)).map(([name]) => name),
  };
}

function withoutNull(json: JsonSchema): JsonSchema {
  const { type, ...rest } = json;
  const kept = [type].flat().find((each) => each !== 'null');
  return kept === undefined ? rest : { ...rest, type: kept };
}
