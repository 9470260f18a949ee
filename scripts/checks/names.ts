import { findInCode, isNode, isSpecifier, type Node, nameOf, textOf } from './syntax.ts';
import type { Tree, Violation } from './tree.ts';

const runtime = /^src\/runtime\/.*\.tsx?$/;

/** The parents of a text on which the code branches: it is compared, looked up, or listed. */
const deciding = new Set(['BinaryExpression', 'SwitchCase', 'MemberExpression', 'ArrayExpression']);

/** The methods that look up their argument. The argument of another call may name a part of the dictionary. */
const searching = new Set(['get', 'has', 'includes', 'indexOf']);

function decides([parent]: readonly Node[]): boolean {
  if (parent?.type === 'CallExpression') return searching.has(nameOf(parent['callee']) ?? '');
  return parent !== undefined && deciding.has(parent.type);
}

/** Finds resources and kinds that the runtime names: it treats all of them alike. */
export function findNames(tree: Tree, kinds: readonly string[], resources: readonly string[]): Violation[] {
  const namesKind = (literal: string | undefined, above: readonly Node[]) =>
    literal !== undefined && kinds.includes(literal) && decides(above) && !isTypeOf(above);
  return findInCode(tree, runtime, (node, above) => {
    if (isSpecifier(above)) return undefined;
    const literal = textOf(node);
    const key = literal ?? keyOf(node, above);
    const named = namesKind(literal, above) ? literal : resources.find((name) => name === key);
    return named && `names “${named}”`;
  });
}

/** Returns the texts and the keys in the code of the runtime: none of them can be the name of a resource. */
export function runtimeWords(tree: Tree): ReadonlySet<string> {
  const found = findInCode(tree, runtime, (node, above) =>
    isSpecifier(above) ? undefined : (textOf(node) ?? keyOf(node, above)),
  );
  return new Set(found.map((line) => line.slice(line.indexOf(' ') + 1)));
}

/** Returns true in `typeof value === 'number'`: that names a type of the language, not a kind. */
const isTypeOf = (above: readonly Node[]) =>
  [above[0]?.['left'], above[0]?.['right']].some((side) => isNode(side) && side['operator'] === 'typeof');

/** Returns the key in `resources.users` and `{ users: … }`, which name a resource as well. */
function keyOf(node: Node, above: readonly Node[]): string | undefined {
  const parent = above[0];
  const key =
    parent?.type === 'MemberExpression' ? parent['property'] : parent?.type === 'Property' && parent['key'];
  return key === node && node.type === 'Identifier' ? nameOf(node) : undefined;
}
