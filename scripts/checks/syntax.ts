import { parseSync } from 'vite';

/** A node of the syntax tree: its members are read with care, as it comes from a parser. */
export type Node = Readonly<Record<string, unknown>> & { readonly type: string; readonly start: number };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Object(value).type === 'string';

/** Calls back for every node of a file, parents before children, with what stands above it. */
export function walk(path: string, text: string, visit: (node: Node, above: readonly Node[]) => void): void {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const step = (value: unknown, above: readonly Node[]) => {
    if (Array.isArray(value)) for (const item of value) step(item, above);
    else if (isNode(value)) {
      visit(value, above);
      const deeper = [value, ...above];
      for (const [key, member] of Object.entries(value)) if (key !== 'range') step(member, deeper);
    }
  };
  step(program, []);
}

/** The line that an offset stands in. */
export const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** The text that a node holds: a string, a piece of a template, or text between tags. */
export function textOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node.type === 'JSXText' && typeof node['value'] === 'string') return node['value'].trim();
  if (node.type === 'TemplateElement') return String(Object(node['value']).cooked ?? '');
  return undefined;
}

/** The name of an identifier, of a key, of a tag or of an attribute. */
export function nameOf(value: unknown): string | undefined {
  if (!isNode(value)) return undefined;
  if (typeof value['name'] === 'string') return value['name'];
  if (value.type === 'Literal') return String(value['value']);
  return nameOf(value['name'] ?? value['property'] ?? value['right']);
}

/** Whether a text names a module rather than saying something. */
export const isSpecifier = (above: readonly Node[]) =>
  /^(Import|Export(All|Named))|^TSImportType/.test(above[0]?.type ?? '') &&
  above[0]?.type !== 'ImportAttribute';
