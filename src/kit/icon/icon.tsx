import type { IconNode } from 'lucide';
import { createElement, type ReactElement } from 'react';
import { type IconVariantProps, icon } from '#styled/recipes';

export type IconProps = IconVariantProps & {
  /** The shapes of the icon, from lucide. */
  of: IconNode;
  /** The text alternative. Without it the icon is decoration. */
  label?: string | undefined;
};

/** A line icon in the colour of the text. */
export function Icon({ of: node, label, size, tone }: IconProps) {
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return createElement(
    'svg',
    { ...meaning, viewBox: '0 0 24 24', className: icon({ size, tone }) },
    shapesOf(node),
  );
}

const shapes = new WeakMap<IconNode, readonly ReactElement[]>();

/** Returns the elements of an icon's shapes. They are created once: a list shows the same icons in every row. */
function shapesOf(node: IconNode): readonly ReactElement[] {
  const known = shapes.get(node);
  if (known !== undefined) return known;
  const created = joinPaths(node).map(([tag, attributes], index) =>
    createElement(tag, { key: index, ...attributes }),
  );
  shapes.set(node, created);
  return created;
}

/** Joins the paths that begin at an absolute position into one, so that an icon has few elements. */
function joinPaths(node: IconNode): IconNode {
  const isJoined = ([tag, { d }]: IconNode[number]) => tag === 'path' && String(d).startsWith('M');
  const joined = node.filter(isJoined).map(([, { d }]) => d);
  const others = node.filter((shape) => !isJoined(shape));
  return joined.length === 0 ? others : [['path', { d: joined.join('') }], ...others];
}
