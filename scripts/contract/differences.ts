import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { parseInstant } from '#lib/dates/dates.ts';
import type { JsonSchema } from '#server/openapi/json-schema.ts';
import { shapeOf, wordOf } from './shape.ts';

/** How an answer differs from what is declared. */
export type Kind = 'missing' | 'extra' | 'null' | 'type' | 'status' | 'envelope';

/** One difference: where, what was declared, and the shape of what was found. */
export interface Difference {
  readonly kind: Kind;
  /** The place in a record, e.g. `lines[].total`; empty for the whole. */
  readonly place: string;
  /** The same with the numbers of list items, for those who ask what else is known of it. */
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

/** A schema whose objects hold nothing but what is declared: published schemas leave room for more. */
function closed(schema: JsonSchema): JsonSchema {
  const { properties, items, anyOf } = schema;
  const inside = (each: JsonSchema | boolean) => (typeof each === 'object' ? closed(each) : each);
  return {
    ...schema,
    ...(anyOf && { anyOf: anyOf.map((each) => closed(Object(each))) }),
    ...(properties && {
      additionalProperties: schema.additionalProperties ?? false,
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, each]) => [name, closed(Object(each))]),
      ),
    }),
    ...(typeof items === 'object' && !Array.isArray(items) && { items: inside(items) }),
  };
}

type Validate = ReturnType<typeof ajv.compile>;

/** To compile a schema is dear: it is done once for all schemas that say the same. */
const compiled = new WeakMap<JsonSchema, Validate>();
const bySaying = new Map<string, Validate>();

function validateOf(schema: JsonSchema): Validate {
  const known = compiled.get(schema);
  if (known) return known;
  const saying = JSON.stringify(schema);
  const validate = bySaying.get(saying) ?? ajv.compile(closed(schema));
  bySaying.set(saying, validate);
  compiled.set(schema, validate);
  return validate;
}

/** What is different in a value from what its schema declares. */
export function differencesIn(schema: JsonSchema, value: unknown): Difference[] {
  const validate = validateOf(schema);
  validate(value);
  return (validate.errors ?? []).flatMap(differenceOf);
}

const steps = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/** `['lines', 0, 'total']` is `lines[].total`. */
export function placeOf(path: readonly (string | number)[]): string {
  return path
    .map((step) => (typeof step === 'number' ? '[]' : `.${step}`))
    .join('')
    .replace(/^\./, '');
}

function differenceOf(error: ErrorObject): Difference[] {
  const { keyword, params, data } = error;
  const own = steps(error.instancePath);
  const parent: JsonSchema = Object(error.parentSchema);
  const at = (kind: Kind, path: readonly (string | number)[], declared: string, found: string) => [
    { kind, place: placeOf(path), path, declared, found },
  ];
  // What is wrong inside a choice of schemas is told by the one that comes closest, which is the first.
  if (keyword === 'anyOf' || /\/anyOf\/[1-9]/.test(error.schemaPath)) return [];
  if (keyword === 'required') {
    const name = String(params['missingProperty']);
    return at('missing', [...own, name], wordOf(parent.properties?.[name]), 'nothing');
  }
  if (keyword === 'additionalProperties') {
    const name = String(params['additionalProperty']);
    return at('extra', [...own, name], 'nothing', shapeOf(Object(data)[name]));
  }
  if (keyword === 'type' && data === null) return at('null', own, wordOf(parent), 'null');
  return at('type', own, limitOf(error, parent), shapeOf(data));
}

function limitOf({ keyword, message }: ErrorObject, parent: JsonSchema): string {
  const isLimit = !['type', 'format', 'enum', 'const'].includes(keyword);
  return isLimit ? `${wordOf(parent)} that ${message}` : wordOf(parent);
}
