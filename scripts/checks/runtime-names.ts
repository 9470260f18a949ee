import { isSpecifier, lineAt, type Node, nameOf, textOf, walk } from './syntax.ts';
import { isRehearsal, type Tree, type Violation } from './tree.ts';

/** The kinds, as src/fields/kinds.ts lists them. */
export function kindNames(tree: Tree): string[] {
  const names: string[] = [];
  const path = 'src/fields/kinds.ts';
  walk(path, tree.get(path) ?? '', (node, above) => {
    const list = above[1];
    if (node.type !== 'TSPropertySignature' || list === undefined || nameOf(list['id']) !== 'FieldKinds')
      return;
    names.push(nameOf(node['key']) ?? '');
  });
  return names;
}

/** What stands in a place where a value decides: compared, looked up, or listed. */
const deciding = new Set(['BinaryExpression', 'SwitchCase', 'MemberExpression', 'ArrayExpression']);

/** Arguments decide where they are looked for: `kinds.has('text')`. Elsewhere they may name a part of the dictionary. */
const asking = new Set(['get', 'has', 'includes', 'indexOf']);

function decides([parent]: readonly Node[]): boolean {
  if (parent?.type === 'CallExpression') return asking.has(nameOf(parent['callee']) ?? '');
  return parent !== undefined && deciding.has(parent.type);
}

/** The runtime serves every resource and every kind alike: it names none. */
export function findNames(tree: Tree, kinds: readonly string[], resources: readonly string[]): Violation[] {
  const violations: Violation[] = [];
  const namesKind = (said: string | undefined, above: readonly Node[]) =>
    said !== undefined && kinds.includes(said) && decides(above) && !isTypeOf(above);
  for (const [path, text] of tree) {
    if (!/^src\/runtime\/.*\.tsx?$/.test(path) || isRehearsal(path)) continue;
    walk(path, text, (node, above) => {
      if (isSpecifier(above)) return;
      const said = textOf(node);
      const key = said ?? keyOf(node, above);
      const named = namesKind(said, above) ? said : resources.find((name) => name === key);
      if (named !== undefined) violations.push(`${path}:${lineAt(text, node.start)} names “${named}”`);
    });
  }
  return violations;
}

/** `typeof value === 'number'` names a type of the language, which a kind may share its name with. */
const isTypeOf = (above: readonly Node[]) =>
  [above[0]?.['left'], above[0]?.['right']].some((side) => Object(side).operator === 'typeof');

/** `resources.users` and `{ users: … }` name one as well. */
function keyOf(node: Node, above: readonly Node[]): string | undefined {
  const parent = above[0];
  const key =
    parent?.type === 'MemberExpression' ? parent['property'] : parent?.type === 'Property' && parent['key'];
  return key === node && node.type === 'Identifier' ? nameOf(node) : undefined;
}
