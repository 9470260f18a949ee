import { lineAt, type Node, nameOf, walk } from './syntax.ts';
import { isRehearsal, type Tree, type Violation } from './tree.ts';

const styling = new Set(['className', 'style', 'css']);

/** Types that carry `className` and `style` unless both are taken out of them. */
const carriers =
  /^(ComponentProps(WithoutRef|WithRef)?|(\w+)?HTMLAttributes|HTMLProps|SVGProps|JSX\.IntrinsicElements|HTMLArkProps|Assign)$/;

/**
 * A look has one home. Kit parts take variants, not class names; outside the kit and the fields nothing is styled
 * but the layout, on plain elements, with the class names that patterns give.
 */
export function findDoors(tree: Tree): Violation[] {
  const violations: Violation[] = [];
  for (const [path, text] of tree) {
    if (!/^src\/.*\.tsx?$/.test(path) || isRehearsal(path)) continue;
    const dressed = /^src\/(kit|fields)\//.test(path);
    walk(path, text, (node, above) => {
      const why = dressed ? door(node, above) : styled(node, above);
      if (why !== undefined) violations.push(`${path}:${lineAt(text, node.start)} ${why}`);
    });
  }
  return violations;
}

/** A way through which a part's user could style it. */
function door(node: Node, above: readonly Node[]): string | undefined {
  if (node.type === 'TSPropertySignature' && styling.has(nameOf(node['key']) ?? '') && isProps(above))
    return `lets its user pass “${nameOf(node['key'])}”: offer a variant`;
  if (
    node.type === 'TSTypeReference' &&
    carriers.test(nameOf(node['typeName']) ?? '') &&
    isProps(above) &&
    !isNarrowed(above)
  )
    return `takes the whole of ${nameOf(node['typeName'])}: leave out className and style`;
  return undefined;
}

const isProps = (above: readonly Node[]) =>
  above.some(
    (node) =>
      /^TS(TypeAlias|Interface)Declaration$/.test(node.type) && /Props$/.test(nameOf(node['id']) ?? ''),
  );

/** `Pick<…>`, or `Omit<…, 'className' | 'style'>`, or one member looked up. */
function isNarrowed(above: readonly Node[]): boolean {
  if (above.some((node) => node.type === 'TSIndexedAccessType')) return true;
  return above.some((node) => {
    if (node.type !== 'TSTypeReference') return false;
    const name = nameOf(node['typeName']);
    if (name === 'Pick') return true;
    const source = JSON.stringify(node['typeArguments'] ?? node['typeParameters'] ?? '');
    return name === 'Omit' && source.includes('"className"') && source.includes('"style"');
  });
}

function styled(node: Node, above: readonly Node[]): string | undefined {
  if (node.type !== 'JSXAttribute') return undefined;
  const name = nameOf(node['name']);
  if (name === 'style') return 'styles with “style”: use a kit part or a pattern';
  const tag = nameOf(above[0]?.['name']) ?? '';
  if (name === 'className' && /^[A-Z]/.test(tag)) return `styles <${tag}> from outside: ask for a variant`;
  if (name === 'className' && Object(node['value']).type === 'Literal')
    return 'styles with a class name of its own';
  return undefined;
}
