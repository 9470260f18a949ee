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

/** Joins the paths and circles of an icon into one path: a list has an icon in each of its rows. */
function joinPaths(node: IconNode): IconNode {
  const joined = node.flatMap((shape) => pathOf(shape) ?? []);
  const others = node.filter((shape) => pathOf(shape) === undefined);
  return joined.length === 0 ? others : [['path', { d: joined.join('') }], ...others];
}

/** Returns a shape as path data, which may follow other path data; undefined for a shape that stays an element. */
function pathOf([tag, { d, cx, cy, r, fill }]: IconNode[number]): string | undefined {
  // The data of a path may begin with a relative move.
  if (tag === 'path') return `M0 0${d}`;
  if (tag !== 'circle' || fill !== undefined) return undefined;
  const diameter = 2 * Number(r);
  return `M${cx} ${cy}m-${r} 0a${r} ${r} 0 1 0 ${diameter} 0a${r} ${r} 0 1 0-${diameter} 0`;
}
