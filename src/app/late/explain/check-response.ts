import { isObject } from '#schema/objects.ts';
import type { ContractCall, JsonSchema } from './contract-call.ts';
import { typesOf } from './schema-parts.ts';

/**
 * A difference between a response and its declaration. It names members and types, never a value, since values may be
 * personal data.
 */
export interface Mismatch {
  readonly problem: 'status' | 'missing' | 'type' | 'value';
  /** The member of the body, e.g. `data.items.price`; empty for the whole body. */
  readonly member: string;
  /** The declared status, or the declared types. */
  readonly expected: readonly string[];
  readonly found: string;
  /** The number of records with it. */
  readonly count: number;
}

/** Returns the type of a value in JSON, as schemas name it. */
function typeOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

const mismatch = (
  problem: Mismatch['problem'],
  member: string,
  expected: readonly string[],
  value: unknown,
): Mismatch => ({ problem, member, expected, found: typeOf(value), count: 1 });

const isType = (type: string, value: unknown) =>
  type === 'integer' ? Number.isInteger(value) : typeOf(value) === type;

const isMoment = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value));

/** Compares a value with the parts of JSON Schema that the contract uses. */
function compare(schema: JsonSchema | boolean | undefined, value: unknown, way: string): Mismatch[] {
  if (typeof schema !== 'object') return [];
  const types = typesOf(schema);
  if (types.length > 0 && !types.some((type) => isType(type, value)))
    return [mismatch(value === undefined && way !== '' ? 'missing' : 'type', way, types, value)];
  const choices = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  const isOdd = schema.format === 'date-time' && value !== null && !isMoment(value);
  if (isOdd || choices?.every((choice) => choice !== value)) return [mismatch('value', way, [], value)];
  if (schema.anyOf) {
    const tried = schema.anyOf.map((each) => compare(each, value, way));
    // The variant that fits best tells most.
    return tried.toSorted((one, other) => one.length - other.length)[0] ?? [];
  }
  if (Array.isArray(value)) {
    const { items } = schema;
    return Array.isArray(items) ? [] : value.flatMap((item) => compare(items, item, way));
  }
  if (!isObject(value)) return [];
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
    if (value[name] === undefined && !schema.required?.includes(name)) return [];
    return compare(inner, value[name], way === '' ? name : `${way}.${name}`);
  });
}

/** Returns the schema of a whole response around the schema of a record. */
export function responseSchema({ envelope, schema }: ContractCall): JsonSchema {
  const items: JsonSchema = { type: 'array', items: schema };
  const total: JsonSchema = { type: 'integer' };
  const contents: Readonly<Record<ContractCall['envelope'], JsonSchema>> = {
    paginated: { type: 'object', properties: { items, total }, required: ['items', 'total'] },
    plain: items,
    record: schema,
    nullable: { anyOf: [schema, { type: 'null' }] },
    message: {},
  };
  return { type: 'object', properties: { data: contents[envelope] }, required: ['data'] };
}

/** Returns each mismatch once, with the number of records that have it. */
function counted(all: readonly Mismatch[]): Mismatch[] {
  const known = new Map<string, Mismatch>();
  for (const each of all) {
    const key = [each.problem, each.member, ...each.expected, each.found].join(' ');
    known.set(key, { ...each, count: (known.get(key)?.count ?? 0) + 1 });
  }
  return [...known.values()];
}

/**
 * Compares a response with its declaration, strictly: the screens also read other envelopes. `body` is undefined if it
 * is empty or no JSON. A refusal has no declared content, so nothing of it is compared.
 */
export function checkResponse(declared: ContractCall, status: number, body: unknown): readonly Mismatch[] {
  if (status >= 400) return [];
  const wrongStatus: Mismatch = {
    problem: 'status',
    member: '',
    expected: [String(declared.status)],
    found: String(status),
    count: 1,
  };
  return [
    ...(status === declared.status ? [] : [wrongStatus]),
    ...counted(compare(responseSchema(declared), body, '')),
  ];
}
