import type { JsonSchema } from './contract-call.ts';

const isSchema = (value: JsonSchema['items']): value is JsonSchema =>
  typeof value === 'object' && !Array.isArray(value);

/** Returns the schemas of which a value may have one. */
const variantsOf = (schema: JsonSchema): readonly JsonSchema[] => [
  schema,
  ...(schema.anyOf ?? []).filter(isSchema).flatMap(variantsOf),
];

/** Returns the types that a schema accepts; none if it accepts any. */
export const typesOf = (schema: JsonSchema): readonly string[] =>
  variantsOf(schema).flatMap(({ type }) => type ?? []);

/** Returns the format of a text; undefined if it has none. */
export const formatOf = (schema: JsonSchema): string | undefined =>
  variantsOf(schema).find(({ format }) => format !== undefined)?.format;

/** Returns the schema of the items of a list; undefined if it declares none. */
export const itemsOf = (schema: JsonSchema): JsonSchema | undefined =>
  variantsOf(schema)
    .map(({ items }) => items)
    .find(isSchema);

/** Returns the declared members of an object, with the schema of each. */
export const membersOf = (schema: JsonSchema): readonly (readonly [name: string, schema: JsonSchema])[] =>
  variantsOf(schema).flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([name, inner]) => (isSchema(inner) ? [[name, inner] as const] : [])),
  );

/** Returns the values that a declaration names, e.g. its choices. */
export const declaredValues = (schema: JsonSchema): readonly unknown[] =>
  variantsOf(schema).flatMap(({ const: only, enum: choices = [], examples = [] }) => [
    ...(only === undefined ? [] : [only]),
    ...choices,
    ...examples,
  ]);
