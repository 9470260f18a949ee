/**
 * Gives a value the type that a declaration decides, where TypeScript cannot derive it: from an option that is checked
 * at run time, or from a computed name. This is the only cast of the schemas. Each caller's own code makes it true.
 */
export function decided<Type>(value: unknown): Type {
  // biome-ignore lint/plugin/untyped: the one cast of the schemas, kept here for all of them.
  return value as Type;
}
