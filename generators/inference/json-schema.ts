import { UsageError } from '#generators/grammar/usage-error.ts';
import { isObject, type JsonObject, member } from '#schema/objects.ts';

/** A document with schemas. */
export interface SchemaDocument {
  /** Its file or address, for messages. */
  readonly name: string;
  readonly content: unknown;
}

/** A schema with its references and its parts merged. */
export interface FlatSchema {
  readonly schema: JsonObject;
  readonly nullable: boolean;
  /** The name of the component that was referred to last. */
  readonly name?: string | undefined;
}

const stepsOf = (pointer: string) =>
  pointer
    .replace(/^#?\/?/, '')
    .split('/')
    .filter((step) => step !== '')
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'));

/** Returns the value at a pointer like `#/components/schemas/Vehicle`. Throws a `UsageError` that lists what is there. */
export function valueAt({ name, content }: SchemaDocument, pointer: string): unknown {
  let found = content;
  let path = '#';
  for (const step of stepsOf(pointer)) {
    const next = Array.isArray(found) ? found[Number(step)] : member(found, step);
    if (next === undefined) {
      const there = isObject(found) ? ` There are ${Object.keys(found).join(', ')}.` : '';
      throw new UsageError(`${name}: there is no “${step}” at ${path}.${there}`);
    }
    found = next;
    path = `${path}/${step}`;
  }
  return found;
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const object = (value: unknown): JsonObject => (isObject(value) ? value : {});
const isNull = (schema: unknown) =>
  member(schema, 'type') === 'null' || (isObject(schema) && schema['const'] === null);

/**
 * Merges two schemas that both apply: the result has the properties of both, and else the second one takes precedence.
 */
function merged(left: FlatSchema, right: FlatSchema): FlatSchema {
  const properties = { ...object(left.schema['properties']), ...object(right.schema['properties']) };
  return {
    schema: {
      ...left.schema,
      ...right.schema,
      ...(Object.keys(properties).length > 0 && { properties }),
      required: [...list(left.schema['required']), ...list(right.schema['required'])],
    },
    nullable: left.nullable || right.nullable,
    name: right.name ?? left.name,
  };
}

/** Returns the only alternative, or one schema for several: with the values of all, or else with the types of all. */
function alternatives(all: readonly FlatSchema[]): FlatSchema[] {
  if (all.length < 2) return [...all];
  const choices = all.map(({ schema }) => choicesOf(schema));
  const schema = choices.every((each) => each !== undefined)
    ? { type: 'string', enum: [...new Set(choices.flat())] }
    : { type: [...new Set(all.flatMap(({ schema: { type } }) => type ?? []))] };
  return [{ schema, nullable: false }];
}

/** Follows `$ref`, merges `allOf`, and reduces `oneOf` and `anyOf`. `followed` are the references on the way to it. */
export function flatten(
  document: SchemaDocument,
  value: unknown,
  where: string,
  followed: readonly string[] = [],
): FlatSchema {
  if (!isObject(value)) throw new UsageError(`${document.name}: ${where} has no schema.`);
  const { $ref, allOf, oneOf, anyOf, ...own } = value;
  const parts: FlatSchema[] = [];
  if ($ref !== undefined) {
    const target = String($ref);
    if (!target.startsWith('#'))
      throw new UsageError(
        `${document.name}: ${where} refers to “${target}”: only the same document is read.`,
      );
    if (followed.includes(target)) throw new UsageError(`${document.name}: ${where} refers to itself.`);
    const referred = flatten(document, valueAt(document, target), target, [...followed, target]);
    parts.push({ ...referred, name: stepsOf(target).at(-1) });
  }
  for (const part of list(allOf)) {
    const { name, ...rest } = flatten(document, part, `${where}/allOf`, followed);
    parts.push(list(allOf).length === 1 ? { ...rest, name } : rest);
  }
  for (const choices of [list(oneOf), list(anyOf)]) {
    const some = choices.filter((choice) => !isNull(choice));
    const all = some.map((choice) => flatten(document, choice, where, followed));
    parts.push({ schema: {}, nullable: some.length < choices.length }, ...alternatives(all));
  }
  const nullable =
    own['nullable'] === true || [own['type']].flat().includes('null') || list(own['enum']).includes(null);
  return [...parts, { schema: own, nullable }].reduce(merged);
}

/** Returns the only values that a schema accepts, if it lists them. */
export function choicesOf(schema: JsonObject): unknown[] | undefined {
  if (Object.hasOwn(schema, 'const')) return [schema['const']];
  const { enum: all } = schema;
  return Array.isArray(all) ? [...new Set(all)].filter((choice) => choice !== null) : undefined;
}
