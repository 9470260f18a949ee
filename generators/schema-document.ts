import { isObject, type JsonObject, member } from '#lib/api/objects.ts';
import { Refused } from './sentence.ts';

/** A document that schemas are read from. */
export interface SchemaDocument {
  /** As people know it: its file or its address. */
  readonly name: string;
  readonly content: unknown;
}

/** A schema with what it refers to and what it is made of put together. */
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

/** What stands at a place like `#/components/schemas/Vehicle`. Throws a sentence that says how far it goes. */
export function at({ name, content }: SchemaDocument, pointer: string): unknown {
  let found = content;
  let way = '#';
  for (const step of stepsOf(pointer)) {
    const next = Array.isArray(found) ? found[Number(step)] : member(found, step);
    if (next === undefined) {
      const there = isObject(found) ? Object.keys(found).join(', ') : '';
      throw new Refused(
        `${name}: there is no “${step}” at ${way}.${there === '' ? '' : ` There are ${there}.`}`,
      );
    }
    found = next;
    way = `${way}/${step}`;
  }
  return found;
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const isNull = (schema: unknown) =>
  member(schema, 'type') === 'null' || (isObject(schema) && member(schema, 'const') === null);

/** Two schemas that both hold: members together, the rest of the second over the first. */
function both(left: JsonObject, right: JsonObject): JsonObject {
  const properties = { ...Object(left['properties']), ...Object(right['properties']) };
  return {
    ...left,
    ...right,
    ...(Object.keys(properties).length > 0 && { properties }),
    required: [...list(left['required']), ...list(right['required'])],
  };
}

/** Follows `$ref`, puts `allOf` together, takes what is left of `oneOf` and `anyOf` once null is out of it. */
export function flatten(
  document: SchemaDocument,
  given: unknown,
  where: string,
  passed: readonly string[] = [],
): FlatSchema {
  if (!isObject(given)) throw new Refused(`${document.name}: ${where} holds no schema.`);
  const { $ref, allOf, oneOf, anyOf, ...own } = given;
  let flat: FlatSchema = { schema: {}, nullable: false };
  const add = (part: FlatSchema) => {
    flat = {
      schema: both(flat.schema, part.schema),
      nullable: flat.nullable || part.nullable,
      name: part.name ?? flat.name,
    };
  };
  if ($ref !== undefined) {
    const target = String($ref);
    if (!target.startsWith('#'))
      throw new Refused(`${document.name}: ${where} refers to “${target}”: only the same document is read.`);
    if (passed.includes(target)) throw new Refused(`${document.name}: ${where} refers to itself.`);
    add({
      ...flatten(document, at(document, target), target, [...passed, target]),
      name: stepsOf(target).at(-1),
    });
  }
  list(allOf).forEach((part, index) => {
    const { name: _, ...rest } = flatten(document, part, `${where}/allOf/${index}`, passed);
    add(list(allOf).length === 1 ? flatten(document, part, `${where}/allOf/0`, passed) : rest);
  });
  for (const [key, choices] of [
    ['oneOf', list(oneOf)],
    ['anyOf', list(anyOf)],
  ] as const) {
    const some = choices.filter((choice) => !isNull(choice));
    if (some.length < choices.length) add({ schema: {}, nullable: true });
    const parts = some.map((choice, index) => flatten(document, choice, `${where}/${key}/${index}`, passed));
    const [first] = parts;
    const words = parts.flatMap(({ schema }) => wordsOf(schema) ?? []);
    if (parts.length === 1 && first !== undefined) add(first);
    else if (words.length > 0 && parts.every(({ schema }) => wordsOf(schema)))
      add({ schema: { type: 'string', enum: words }, nullable: false });
    else if (parts.length > 0)
      add({
        schema: { type: [...new Set(parts.flatMap(({ schema }) => list([schema['type']]).flat()))] },
        nullable: false,
      });
  }
  const types = list([own['type']]).flat();
  add({
    schema: own,
    nullable: own['nullable'] === true || types.includes('null') || list(own['enum']).includes(null),
  });
  return flat;
}

/** The only values that a schema accepts, where it lists them. */
export function wordsOf(schema: JsonObject): unknown[] | undefined {
  if (Object.hasOwn(schema, 'const')) return [schema['const']];
  return Array.isArray(schema['enum']) ? schema['enum'].filter((word) => word !== null) : undefined;
}
