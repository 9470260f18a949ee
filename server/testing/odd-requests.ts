import { servedAt } from '#schema/served-at.ts';
import type { JsonSchema } from '#server/openapi/json-schema.ts';
import type { Operation } from '#server/openapi/operation.ts';
import { formOf } from './pictures.ts';

/** Texts that a database, a parser of numbers or dates, or a pattern may not know what to do with. */
export const oddTexts: readonly string[] = [
  'a\0b',
  '\uffff💶',
  "'\\%(",
  '%00',
  '__proto__',
  'NaN',
  '-1',
  '1e400',
  '9'.repeat(400),
  '-000001-01-01T00:00:00Z',
  '9999-12-31T23:59:59-12:00',
];

/** What a test sends with a call. */
export interface OddRequest {
  readonly method: Operation['method'];
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly form?: FormData;
}

/** Returns requests of a call, each with one odd text: in its path, a parameter, a header or its body. `id` exists nowhere. */
export function oddRequests(operation: Operation, id: string): readonly OddRequest[] {
  const { method, parameters, body } = operation;
  const served = servedAt(operation);
  const names = [...served.matchAll(/\{(\w+)\}/g)].map(([name]) => name);
  const pathWith = (odd?: string, text = '') =>
    served.replace(/\{\w+\}/g, (name) => (name === odd ? encodeURIComponent(text) : id));
  const queries = (text: string) =>
    parameters.map(({ name }) => ({ path: `${pathWith()}?${new URLSearchParams([[name, text]])}` }));
  const headers = (text: string) =>
    isHeader(text) ? headerNames.map((name) => ({ path: pathWith(), headers: { [name]: text } })) : [];
  const bodies = (text: string) =>
    body === undefined
      ? []
      : withText(body.schema, text).map((json) => ({
          path: pathWith(),
          ...(body.media === 'json' ? { json } : { form: formOf(Object.fromEntries(membersOf(json))) }),
        }));
  return oddTexts
    .flatMap((text) => [
      ...names.map((name) => ({ path: pathWith(name, text) })),
      ...queries(text),
      ...headers(text),
      ...bodies(text),
    ])
    .map((request) => ({ method, ...request }));
}

/** The headers that calls read, beside those that every request may have. */
const headerNames = ['idempotency-key', 'if-match', 'x-refresh-token-id', 'content-type'];

const isHeader = (text: string) => /^[ -~]*$/.test(text);
const membersOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

const formats: Readonly<Record<string, string>> = {
  email: 'alice@exemple.fr',
  date: '2026-11-20',
  'date-time': '2026-11-20T12:00:00.000Z',
  uuid: '5a0f7b9e-5c9c-4a55-8a2c-0f8f3f0d6b11',
};

/** Returns a value that a schema is likely to accept. */
function sampleOf(schema: JsonSchema): unknown {
  const { enum: choices, anyOf, properties, items, type, format = '', minimum } = schema;
  const [one] = anyOf ?? [];
  if (schema.const !== undefined) return schema.const;
  if (choices) return choices[0];
  if (one && typeof one === 'object') return sampleOf(one);
  const kind = Array.isArray(type) ? type[0] : type;
  if (kind === 'object')
    return Object.fromEntries(
      Object.entries(properties ?? {}).map(([name, each]) => [
        name,
        typeof each === 'object' ? sampleOf(each) : 1,
      ]),
    );
  if (kind === 'array')
    return items && typeof items === 'object' && !Array.isArray(items) ? [sampleOf(items)] : [];
  if (kind === 'boolean') return true;
  if (kind === 'number' || kind === 'integer') return minimum ?? 1;
  return formats[format] ?? 'Un texte';
}

/** Returns sample values of a schema, each with the text at another position: as a value, or as the name of a member. */
function withText(schema: JsonSchema, text: string): readonly unknown[] {
  const sample = sampleOf(schema);
  return positions(sample).map((position) => replaced(sample, position, text));
}

type Position = readonly (string | number)[];

/** Returns where a value may have a text: in place of each of its parts, and as the name of one more member of an object. */
function positions(value: unknown): readonly Position[] {
  const inner = Array.isArray(value) ? [...value.entries()] : membersOf(value);
  const within = inner.flatMap(([key, each]) => positions(each).map((position) => [key, ...position]));
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return [[], ...(isObject ? [[newMember]] : []), ...within];
}

const newMember = '+';

function replaced(value: unknown, [key, ...rest]: Position, text: string): unknown {
  if (key === undefined) return text;
  if (Array.isArray(value))
    return value.map((each, index) => (index === key ? replaced(each, rest, text) : each));
  // `fromEntries` sets a member with any name, `__proto__` too.
  if (key === newMember) return Object.fromEntries([...membersOf(value), [text, text]]);
  return Object.fromEntries(
    membersOf(value).map(([name, each]) => [name, name === key ? replaced(each, rest, text) : each]),
  );
}
