/**
 * Returns a value with the type that a declaration decides. TypeScript cannot derive such a type if it depends on an option
 * that is checked at run time, or on a computed name. This is the only cast of the schemas. The code of each caller must
 * make it true.
 */
export function decided<Type>(value: unknown): Type {
  // biome-ignore lint/plugin/untyped: the one cast of the schemas, kept here for all of them.
  return value as Type;
}
