import { findInCode, isNode, type Node, nameOf } from './syntax.ts';
import type { Tree, Violation } from './tree.ts';

const styling = new Set(['className', 'style', 'css']);

/** Types that have `className` and `style`, unless both are omitted. */
const carriers =
  /^(ComponentProps(WithoutRef|WithRef)?|(\w+)?HTMLAttributes|HTMLProps|SVGProps|JSX\.IntrinsicElements|HTMLArkProps|Assign)$/;

/**
 * Finds styles in the wrong layer. Kit components take variants, not class names. Outside the kit and the fields, only
 * the layout is styled: on plain elements, with the class names of patterns.
 */
export const findStyling = (tree: Tree): Violation[] =>
  findInCode(tree, /^src\/.*\.tsx?$/, (node, above, path) =>
    /^src\/(kit|fields)\//.test(path) ? openProp(node, above) : style(node, above),
  );

/** Describes a prop through which a component could be styled from outside. */
function openProp(node: Node, above: readonly Node[]): string | undefined {
  if (node.type === 'TSPropertySignature' && styling.has(nameOf(node['key']) ?? '') && isProps(above))
    return `takes “${nameOf(node['key'])}”: offer a variant`;
  if (
    node.type === 'TSTypeReference' &&
    carriers.test(nameOf(node['typeName']) ?? '') &&
    isProps(above) &&
    !isNarrowed(above)
  )
    return `takes all of ${nameOf(node['typeName'])}: omit className and style`;
  return undefined;
}

const isProps = (above: readonly Node[]) =>
  above.some(
    (node) =>
      /^TS(TypeAlias|Interface)Declaration$/.test(node.type) && /Props$/.test(nameOf(node['id']) ?? ''),
  );

/** Returns true inside `Pick<…>`, `Omit<…, 'className' | 'style'>`, or the type of one member. */
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

/** Describes an attribute that styles outside the kit. */
function style(node: Node, above: readonly Node[]): string | undefined {
  if (node.type !== 'JSXAttribute') return undefined;
  const name = nameOf(node['name']);
  if (name === 'style') return 'styles with “style”: use a kit component or a pattern';
  const tag = nameOf(above[0]?.['name']) ?? '';
  if (name === 'className' && /^[A-Z]/.test(tag)) return `styles <${tag}> from outside: add a variant`;
  const value = node['value'];
  if (name === 'className' && isNode(value) && value.type === 'Literal')
    return 'styles with a class name of its own';
  return undefined;
}
