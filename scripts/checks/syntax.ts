import { parseSync } from 'vite';
import { isTestCode, type Tree, type Violation } from './tree.ts';

/** A node of the syntax tree. Its other members are unknown: the parser's types are wider than what a check reads. */
export type Node = Readonly<Record<string, unknown>> & { readonly type: string; readonly start: number };

/** Returns true if a value is a node of the syntax tree. */
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Visits every node of a file, parents before children, with the nodes above it, the nearest first. */
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

/** Finds the nodes of product code that break a rule. `reason` says how a node breaks it. */
export function findInCode(
  tree: Tree,
  files: RegExp,
  reason: (node: Node, above: readonly Node[], path: string) => string | undefined,
): Violation[] {
  const violations: Violation[] = [];
  for (const [path, text] of tree) {
    if (!files.test(path) || isTestCode(path)) continue;
    walk(path, text, (node, above) => {
      const why = reason(node, above, path);
      if (why === undefined) return;
      const line = text.slice(0, node.start).split('\n').length;
      violations.push(`${path}:${line} ${why}`);
    });
  }
  return violations;
}

/** Returns the text of a node: a string, a part of a template, or text between tags. */
export function textOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node.type === 'JSXText' && typeof node['value'] === 'string') return node['value'].trim();
  const value = node.type === 'TemplateElement' ? node['value'] : undefined;
  return typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : undefined;
}

/** Returns the name of an identifier, a key, a tag or an attribute. */
export function nameOf(value: unknown): string | undefined {
  if (!isNode(value)) return undefined;
  if (typeof value['name'] === 'string') return value['name'];
  if (value.type === 'Literal') return String(value['value']);
  return nameOf(value['name'] ?? value['property'] ?? value['right']);
}

/** Returns true if a text is the specifier of an import. */
export const isSpecifier = (above: readonly Node[]) =>
  /^(Import|Export(All|Named))|^TSImportType/.test(above[0]?.type ?? '') &&
  above[0]?.type !== 'ImportAttribute';
