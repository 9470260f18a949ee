/** A node of a syntax tree, read with care: it comes from a parser. */
export type Node = Readonly<Record<string, unknown>> & {
  readonly type: string;
  readonly start: number;
  readonly end: number;
};

export const isNode = (value: unknown): value is Node => typeof Object(value).type === 'string';

/** The first node that is wanted, parents before children. */
export function find(value: unknown, wanted: (node: Node) => boolean): Node | undefined {
  if (Array.isArray(value)) {
    for (const each of value) {
      const found = find(each, wanted);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (!isNode(value)) return undefined;
  return wanted(value) ? value : find(Object.values(value), wanted);
}

/** The name of a member. */
export const keyOf = (property: Node) =>
  String(Object(property['key']).name ?? Object(property['key']).value ?? '');

/** The value of a member of an object. */
export function memberOf(object: Node, name: string): Node | undefined {
  const properties = Array.isArray(object['properties']) ? object['properties'].filter(isNode) : [];
  const value = properties.find((property) => keyOf(property) === name)?.['value'];
  return isNode(value) ? value : undefined;
}
