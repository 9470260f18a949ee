import { type PointerEvent, useRef, useState } from 'react';
import { type RenderLink, renderAnchor } from '#kit/render-link.tsx';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';
import { chart } from '#styled/recipes';
import type { ChartPoint } from './chart.ts';

interface ChartPointLinkProps {
  /** The points that have a page. */
  points: readonly ChartPoint[];
  /** The index of the point that the link opens. */
  pointed: number | null;
  /** Called with the index of the point that the pointer or an arrow key reaches. */
  onPoint: (index: number | null) => void;
  /** Returns the index of the point at a position of the plot, in pixels. */
  pointAt: (at: { readonly x: number; readonly y: number }) => number | null;
  /** Returns the figures of a point, and what the link opens. */
  nameOf: (point: ChartPoint) => string;
  /** Says that arrows move from point to point. */
  keys: string | undefined;
  renderLink?: RenderLink | undefined;
}

const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowLeft: (index) => index - 1,
  ArrowUp: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  ArrowDown: (index) => index + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * One link over the whole plot, to the page of the point under the pointer, so that it opens as links do. With the keyboard
 * it is one stop: arrows move from point to point. A first touch shows the figures, a second one opens the page.
 */
export function ChartPointLink(props: ChartPointLinkProps) {
  const { points, pointed, onPoint, pointAt, nameOf, keys, renderLink = renderAnchor } = props;
  const touched = useRef<number | null>(null);
  // The first point is the name of the link, which is read with the focus.
  const [hasMoved, setMoved] = useState(false);
  const last = points.length - 1;
  const point = points[pointed ?? last];
  if (point === undefined) return null;
  const indexOf = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLAnchorElement>) => {
    const box = currentTarget.getBoundingClientRect();
    return pointAt({ x: clientX - box.left, y: clientY - box.top });
  };
  return (
    <>
      {renderLink({
        href: point.href ?? '',
        className: chart().link ?? '',
        'aria-label': nameOf(point),
        'aria-description': keys,
        'data-pointed': pointed !== null && point.href !== undefined ? '' : undefined,
        children: null,
        onPointerMove: (event) => event.pointerType === 'mouse' && onPoint(indexOf(event)),
        onPointerDown: (event) => {
          const index = indexOf(event);
          touched.current = event.pointerType !== 'mouse' && index !== pointed ? index : null;
          onPoint(index);
        },
        onPointerLeave: ({ pointerType }) => pointerType === 'mouse' && onPoint(null),
        onClick: (event) => {
          const isKey = event.detail === 0;
          const isOpened =
            point.href !== undefined && (isKey || (pointed !== null && touched.current === null));
          if (!isOpened) event.preventDefault();
          touched.current = null;
        },
        onFocus: ({ currentTarget }) => {
          if (!currentTarget.matches(':focus-visible')) return;
          onPoint(pointed ?? last);
        },
        onBlur: () => {
          setMoved(false);
          onPoint(null);
        },
        onKeyDown: (event) => {
          // Alt and an arrow go back in the history.
          if (event.altKey || event.ctrlKey || event.metaKey) return;
          const next = steps[event.key]?.(pointed ?? last, last);
          if (next === undefined) return;
          event.preventDefault();
          setMoved(true);
          onPoint(Math.min(Math.max(next, 0), last));
        },
      })}
      <VisuallyHidden role="status">{hasMoved ? nameOf(point) : null}</VisuallyHidden>
    </>
  );
}
