import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { parseInstant } from '#lib/dates/dates.ts';
import { member } from '#schema/objects.ts';
import type { JsonSchema } from '#server/openapi/json-schema.ts';
import { schemaText, shapeOf } from './shape.ts';

/** The ways in which a response differs from its declaration. */
type DifferenceType = 'missing' | 'extra' | 'null' | 'type' | 'value' | 'status' | 'envelope';

/** One difference: its field, the declaration, and the shape of the found value. */
export interface Difference {
  readonly type: DifferenceType;
  /** The field of a record, e.g. `lines[].total`; empty for the whole. */
  readonly field: string;
  /** The same with the indexes of list items. */
  readonly path: readonly (string | number)[];
  readonly declared: string;
  readonly found: string;
}

const ajv = new Ajv2020({
  allErrors: true,
  verbose: true,
  strict: false,
  formats: { 'date-time': (text: string) => parseInstant(text) !== undefined, email: true, binary: true },
});

/** Returns a schema that rejects undeclared members, which published schemas allow. */
function closed(schema: JsonSchema): JsonSchema {
  const { properties, items, anyOf } = schema;
  const inside = (each: JsonSchema | boolean) => (typeof each === 'object' ? closed(each) : each);
  return {
    ...schema,
    ...(anyOf && { anyOf: anyOf.map(closed) }),
    ...(properties && {
      additionalProperties: schema.additionalProperties ?? false,
      properties: Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, inside(each)])),
    }),
    ...(typeof items === 'object' && !Array.isArray(items) && { items: inside(items) }),
  };
}

/** The compiled schemas, by their content, since compiling is slow. */
const compiled = new Map<string, ReturnType<typeof ajv.compile>>();

/** Returns the differences between a value and its schema. */
export function differencesIn(schema: JsonSchema, value: unknown): Difference[] {
  const content = JSON.stringify(schema);
  const validate = compiled.get(content) ?? ajv.compile(closed(schema));
  compiled.set(content, validate);
  validate(value);
  return (validate.errors ?? []).flatMap(differenceOf);
}

const steps = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/** Returns the name of a path: `['lines', 0, 'total']` is `lines[].total`. */
export function fieldName(path: readonly (string | number)[]): string {
  return path
    .map((step) => (typeof step === 'number' ? '[]' : `.${step}`))
    .join('')
    .replace(/^\./, '');
}

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

function differenceOf(error: ErrorObject): Difference[] {
  const { keyword, params, data } = error;
  const own = steps(error.instancePath);
  const parent = isSchema(error.parentSchema) ? error.parentSchema : {};
  const at = (type: DifferenceType, path: readonly (string | number)[], declared: string, found: string) => [
    { type, field: fieldName(path), path, declared, found },
  ];
  // In a choice of schemas only the first one, which is the most specific, reports differences.
  if (keyword === 'anyOf' || /\/anyOf\/[1-9]/.test(error.schemaPath)) return [];
  if (keyword === 'required') {
    const name = String(params['missingProperty']);
    return at('missing', [...own, name], schemaText(parent.properties?.[name]), 'nothing');
  }
  if (keyword === 'additionalProperties') {
    const name = String(params['additionalProperty']);
    return at('extra', [...own, name], 'nothing', shapeOf(member(data, name)));
  }
  if (keyword === 'type' && data === null) return at('null', own, schemaText(parent), 'null');
  return at('type', own, limitOf(error, parent), shapeOf(data));
}

/** Returns the declaration that a value violates: its schema, and the limit if the type alone is right. */
function limitOf({ keyword, message }: ErrorObject, parent: JsonSchema): string {
  const isLimit = !['type', 'format', 'enum', 'const'].includes(keyword);
  return isLimit ? `${schemaText(parent)} that ${message}` : schemaText(parent);
}
