import type { PlannedResource } from '#generators/grammar/planned.ts';
import { UsageError } from '#generators/grammar/usage-error.ts';
import { isObject, type JsonObject } from '#schema/objects.ts';
import { choicesOf, flatten, type SchemaDocument, valueAt } from './json-schema.ts';
import { type JsonType, type MemberFacts, shapeOf } from './record-members.ts';
import { targetOfName } from './target.ts';

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
const isType = (value: unknown): value is JsonType =>
  ['string', 'number', 'integer', 'boolean', 'object', 'array'].includes(String(value));

function typesOf(schema: JsonObject): JsonType[] {
  const stated = [schema['type']].flat().filter(isType);
  if (stated.length > 0) return stated;
  if (isObject(schema['properties'])) return ['object'];
  if (schema['items'] !== undefined) return ['array'];
  const choices = choicesOf(schema) ?? [];
  return choices.length > 0 && choices.every((choice) => typeof choice === 'string') ? ['string'] : [];
}

/** Returns the schema of a list's items. */
const itemsOf = (document: SchemaDocument, schema: JsonObject, where: string) =>
  schema['items'] === undefined ? undefined : flatten(document, schema['items'], `${where}/items`);

const formatOf = (schema: JsonObject) =>
  text(schema['format']) ?? (schema['contentEncoding'] === undefined ? undefined : 'binary');

/** Returns true for a text without a format, which may be anything. */
const isPlainText = (schema: JsonObject) =>
  formatOf(schema) === undefined && typesOf(schema).join() === 'string';

function factsOf(
  document: SchemaDocument,
  name: string,
  value: unknown,
  where: string,
  isRequired: boolean,
  planned: readonly PlannedResource[] | undefined,
): MemberFacts {
  const flat = flatten(document, value, where);
  const { schema } = flat;
  const types = new Set(typesOf(schema));
  const items = types.has('array') ? itemsOf(document, schema, where) : undefined;
  const object = items ?? flat;
  const examples = [schema['example'], ...list(schema['examples']), schema['default']];
  return {
    name,
    title: text(schema['title']),
    source: 'schema',
    types,
    ...shapeOf(types),
    required: isRequired && !flat.nullable,
    readOnly: schema['readOnly'] === true,
    writeOnly: schema['writeOnly'] === true,
    format: formatOf(schema),
    itemFormat: items && formatOf(items.schema),
    // Those of a list are the only values of its items.
    choices: choicesOf(object.schema),
    items: items && isPlainText(items.schema) ? 'texts' : undefined,
    maxLength: typeof schema['maxLength'] === 'number' ? schema['maxLength'] : undefined,
    limits: limitsIn(schema),
    values: examples.filter((value) => value !== undefined && value !== null && value !== ''),
    ...insideOf(document, object.schema, where),
    target: targetOfName(schemaNoun(object.name), planned) ?? targetOfName(name, planned),
  };
}

/** Returns true for a schema that refers to no other: the members of an object need no more, and may refer to the object. */
const isPlain = (value: unknown) => isObject(value) && !JSON.stringify(value).includes('"$ref"');

/** Describes the members of an object. */
function insideOf(document: SchemaDocument, { properties, required }: JsonObject, where: string) {
  if (!isObject(properties)) return { members: [] };
  const inside = Object.entries(properties)
    .filter(([, value]) => isPlain(value))
    .map(([name, value]) => [name, flatten(document, value, `${where}/properties/${name}`)] as const);
  const needed = list(required);
  return {
    members: Object.keys(properties),
    memberFormats: Object.fromEntries(inside.map(([name, { schema }]) => [name, formatOf(schema)])),
    optionalMembers: inside.flatMap(([name, { nullable }]) =>
      nullable || !needed.includes(name) ? [name] : [],
    ),
  };
}

/** Returns the limits of a schema's values, or of the number of items in a list. Limits that are excluded count for whole numbers only. */
function limitsIn({ type, minimum, maximum, exclusiveMinimum, exclusiveMaximum, maxItems }: JsonObject) {
  if (typeof maxItems === 'number') return { max: maxItems };
  const read = (limit: unknown, excluded: unknown, step: number) => {
    const isOpen = excluded === true || typeof excluded === 'number';
    const number = typeof excluded === 'number' ? excluded : limit;
    if (typeof number !== 'number') return undefined;
    if (!isOpen) return number;
    return type === 'integer' ? number + step : undefined;
  };
  return { min: read(minimum, exclusiveMinimum, 1), max: read(maximum, exclusiveMaximum, -1) };
}

/** Returns the name of a schema without its namespace and without what only says that it is one. */
export const schemaNoun = (name = ''): string =>
  (name.split('.').at(-1) ?? '').replace(
    /(?<=.)[_-]?(Object|Reference|Ref|Dto|DTO|Response|Resource|Summary|Model|Schema|Read|Out)$/,
    '',
  );

/** Describes the members of the records that a schema describes. `where` is its pointer, for messages. */
export function membersIn(
  document: SchemaDocument,
  schema: unknown,
  where: string,
  planned?: readonly PlannedResource[],
): MemberFacts[] {
  const flat = flatten(document, schema, where);
  const record = itemsOf(document, flat.schema, where)?.schema ?? flat.schema;
  const { properties } = record;
  if (!isObject(properties) || Object.keys(properties).length === 0)
    throw new UsageError(
      `${document.name}: ${where} is not an object with properties: there are no fields to propose.`,
    );
  const required = list(record['required']);
  return Object.entries(properties).map(([name, value]) =>
    factsOf(document, name, value, `${where}/properties/${name}`, required.includes(name), planned),
  );
}

/** Describes the members of the records that the schema at a pointer of a document describes. */
export const membersOfSchema = (document: SchemaDocument, pointer: string): MemberFacts[] =>
  membersIn(document, valueAt(document, pointer), pointer);
