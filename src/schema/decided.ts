/**
 * Gives a value the type that a declaration decides, where TypeScript cannot derive it: from an option that is checked
 * at run time, or from a computed name. This is the only cast of the schemas. Each caller's own code makes it true.
 */
export function decided<Type>(value: unknown): Type {
  return value as Type;
}
