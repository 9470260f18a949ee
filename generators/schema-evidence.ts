import { isObject, type JsonObject } from '#lib/api/objects.ts';
import type { Evidence, JsonType } from './evidence.ts';
import { at, flatten, type SchemaDocument, wordsOf } from './schema-document.ts';
import { Refused } from './sentence.ts';

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
const isType = (value: unknown): value is JsonType =>
  ['string', 'number', 'integer', 'boolean', 'object', 'array'].includes(String(value));

const typesOf = (schema: JsonObject): JsonType[] => {
  const told = list([schema['type']]).flat().filter(isType);
  if (told.length > 0) return told;
  if (isObject(schema['properties'])) return ['object'];
  if (schema['items'] !== undefined) return ['array'];
  const words = wordsOf(schema) ?? [];
  return words.length > 0 && words.every((word) => typeof word === 'string') ? ['string'] : [];
};

/** What is listed: the schema of an array's items, or the schema itself. */
function itemsOf(document: SchemaDocument, schema: JsonObject, where: string) {
  return schema['items'] === undefined ? undefined : flatten(document, schema['items'], `${where}/items`);
}

function evidenceOf(
  document: SchemaDocument,
  name: string,
  given: unknown,
  where: string,
  isRequired: boolean,
): Evidence {
  const flat = flatten(document, given, where);
  const { schema } = flat;
  const types = typesOf(schema);
  const items = types.includes('array') ? itemsOf(document, schema, where) : undefined;
  const held = items ?? flat;
  const examples = [schema['example'], ...list(schema['examples']), schema['default']];
  return {
    name,
    from: 'schema',
    types: new Set(types),
    nullable: flat.nullable,
    required: isRequired && !flat.nullable,
    readOnly: schema['readOnly'] === true,
    writeOnly: schema['writeOnly'] === true,
    format: text(schema['format']) ?? (schema['contentEncoding'] === undefined ? undefined : 'binary'),
    words: wordsOf(schema),
    maxLength: typeof schema['maxLength'] === 'number' ? schema['maxLength'] : undefined,
    values: examples.filter((value) => value !== undefined && value !== null && value !== ''),
    records: 0,
    members: Object.keys(Object(held.schema['properties'])),
    schemaName: held.name,
  };
}

/** What the schema at a place of a document tells of the members of its records. */
export function evidenceOfSchema(document: SchemaDocument, pointer: string): Evidence[] {
  const flat = flatten(document, at(document, pointer), pointer);
  const record = itemsOf(document, flat.schema, pointer)?.schema ?? flat.schema;
  const properties = record['properties'];
  if (!isObject(properties) || Object.keys(properties).length === 0)
    throw new Refused(
      `${document.name}: ${pointer} is no object with properties: there are no fields to propose.`,
    );
  const required = list(record['required']);
  return Object.entries(properties).map(([name, given]) =>
    evidenceOf(document, name, given, `${pointer}/properties/${name}`, required.includes(name)),
  );
}
