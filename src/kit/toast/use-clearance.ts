import { useEffect, useState } from 'react';
import { useSonner } from 'sonner';
import { type Edges, type Spot, spotBeside } from './clear-spot.ts';

/** Pixels between the toasts and the edges of the window. */
const distance = 24;
const corner: Spot = { bottom: distance, right: distance };

/** Up to this width of the window, in pixels, sonner makes toasts as wide as it. */
const smallWidth = 600;

/** Milliseconds after the last movement of the page: until then nobody clicks, and toasts do not follow. */
const restTime = 100;

/**
 * Returns the distances of the toasts from the lower and the right edge of the window. While toasts are shown, they are
 * above or beside what they would cover and may be clicked next: the buttons at the end of a table, a form or a dialog
 * (`data-keep-clear`), what has the pointer or the focus when a toast comes, with its row, and, where it is possible, any
 * other control. `areShown` is false as long as toasts only wait.
 */
export function useClearance(areShown: boolean): Spot {
  const { toasts } = useSonner();
  const [spot, setSpot] = useState(corner);
  const count = areShown ? toasts.length : 0;
  useEffect(() => {
    if (count === 0) return;
    let frame = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setSpot(measureSpot()));
    };
    const measureAtRest = () => {
      clearTimeout(timer);
      timer = setTimeout(measure, restTime);
    };
    measure();
    const resizes = new ResizeObserver(measure);
    resizes.observe(document.body);
    addEventListener('resize', measure);
    addEventListener('scroll', measureAtRest, { capture: true, passive: true });
    addEventListener('focusin', measure);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      resizes.disconnect();
      removeEventListener('resize', measure);
      removeEventListener('scroll', measureAtRest, { capture: true });
      removeEventListener('focusin', measure);
    };
  }, [count]);
  return spot;
}

function measureSpot(): Spot {
  const toaster = document.querySelector('[data-sonner-toaster][data-y-position=bottom]');
  const front = toaster?.querySelector('[data-front=true]');
  if (toaster == null || front == null) return corner;
  const { clientWidth: width } = document.documentElement;
  const box = front.getBoundingClientRect();
  const toast = { width: box.width, height: box.height, distance, fixed: width <= smallWidth };
  const window = { width, height: innerHeight };
  const parts = {
    keepClear: edgesOf('[data-keep-clear]', toaster),
    inUse: edgesInUse(toaster),
    controls: edgesOf('a, button, input, select, textarea', toaster),
  };
  return spotBeside(window, toast, parts) ?? corner;
}

/** Returns the edges of the elements outside of the toasts that can be seen. */
const edgesOf = (selector: string, toaster: Element): Edges[] =>
  [...document.querySelectorAll(selector)]
    .filter((element) => !toaster.contains(element))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width }) => width > 0);

/**
 * Returns the edges of what has the pointer or the focus, each with its row. Toasts do not move away from a pointer that is
 * over them.
 */
const edgesInUse = (toaster: Element): Edges[] =>
  [...document.querySelectorAll(':is(a, button, input, tr):is(:hover, :focus)')]
    .filter((control) => !toaster.contains(control))
    .map((control) => (control.closest('tr') ?? control).getBoundingClientRect());
