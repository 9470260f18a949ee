import * as z from 'zod/mini';
import type { Field } from '#schema/field.ts';
import { storedInteger, storedNumber } from '#schema/numbers.ts';
import type { Fields } from '#schema/resource.ts';

/** A JSON Schema. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

const moment = '2024-02-29T12:00:00.000Z';

function accepts(schema: z.core.$ZodType, value: unknown): boolean {
  return z.safeParse(schema, value).success;
}

/**
 * Returns the JSON Schema of a descriptor's schema. It is stricter than the screens: they also read a number from a text,
 * but the document declares a number.
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
  return simplify(json);
}

/**
 * Simplifies a schema. "An object or null" becomes one schema of two types, so that an error inside is reported once.
 * Objects may have undeclared members, and the largest integer is not a limit.
 */
function simplify({ anyOf, properties, items, additionalProperties, ...rest }: JsonSchema): JsonSchema {
  const [schema, nothing, ...more] = (anyOf ?? []).map(simplified);
  if (
    schema !== undefined &&
    typeof schema.type === 'string' &&
    nothing?.type === 'null' &&
    more.length === 0
  )
    return {
      ...rest,
      ...schema,
      type: [schema.type, 'null'],
      ...(schema.enum && { enum: [...schema.enum, null] }),
    };
  const inside = onlySchema(items);
  if (rest.maximum === Number.MAX_SAFE_INTEGER) delete rest.maximum;
  return {
    ...rest,
    ...(anyOf && { anyOf: anyOf.map(simplified) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, each]) => [name, simplified(each)]),
      ),
    }),
    ...(inside && { items: simplify(inside) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: simplify(additionalProperties) }),
  };
}

const simplified = (json: JsonSchema | boolean): JsonSchema =>
  typeof json === 'object' ? simplify(json) : {};

/** Returns the lower schema with the members of the upper one. Where both have a member, the upper one counts. */
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

/** Returns the schema of the values of fields in a record. Several fields may share a member. */
export function fieldsJson(fields: Fields): JsonSchema {
  const read = Object.entries(fields).filter(([, field]) => field.access !== 'writeOnly');
  const shared = read.flatMap(([, field]) => Object.entries(field.members ?? {}));
  const own = read.flatMap(([name, field]) => (field.members ? [] : [[name, field.record] as const]));
  const json = jsonOf(z.object(Object.fromEntries([...shared, ...own])));
  for (const [name, field] of read) addExamples(json.properties?.[name], field);
  return json;
}

/** Adds the choices of a field as examples, not as an enumeration: the service may add a choice. */
function addExamples(json: JsonSchema | boolean | undefined, { choices }: Field): void {
  if (typeof json === 'object' && [json.type].flat().includes('string') && choices && !json.enum)
    json.examples = [...choices];
}

/** Returns the schema of the values of fields in a request. Values that are not required may be left out. */
export function sentJson(fields: Fields): JsonSchema {
  const written = Object.entries(fields).filter(([, field]) => field.access !== 'readOnly');
  const schemaOf = ({ sent, draft }: Field) => sent ?? draft;
  return {
    type: 'object',
    properties: Object.fromEntries(
      written.map(([name, field]) => {
        const json = jsonOf(schemaOf(field));
        // The schema's output for a file is not JSON, so its input is described.
        return [name, Object.keys(json).length === 0 ? withoutNull(jsonOf(schemaOf(field), 'input')) : json];
      }),
    ),
    required: written.filter(([, field]) => !accepts(schemaOf(field), undefined)).map(([name]) => name),
  };
}

function withoutNull({ anyOf, type, ...rest }: JsonSchema): JsonSchema {
  if (anyOf) {
    const [first = {}, ...more] = anyOf.map(simplified).filter((each) => each.type !== 'null');
    return { ...rest, ...(more.length === 0 ? first : { anyOf: [first, ...more] }) };
  }
  const other = [type].flat().find((each) => each !== 'null');
  return other === undefined ? rest : { ...rest, type: other };
}
