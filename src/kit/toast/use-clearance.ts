import { useEffect, useState } from 'react';
import { useSonner } from 'sonner';

/** Pixels between the toasts and the edge of the window, or what they keep clear of. */
const distance = 24;
const gap = 12;

/**
 * Returns the distance of the toasts from the lower edge of the window, in pixels. While toasts are shown, they are
 * above what they would cover and is about to be clicked: the buttons at the end of a table, a form or a dialog
 * (`data-keep-clear`), and what has the pointer or the focus when a toast comes, with its row.
 */
export function useClearance(): number {
  const { toasts } = useSonner();
  const [clearance, setClearance] = useState(distance);
  const count = toasts.length;
  useEffect(() => {
    if (count === 0) return;
    let frame = 0;
    const measure = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setClearance(measureClearance()));
    };
    measure();
    const resizes = new ResizeObserver(measure);
    resizes.observe(document.body);
    addEventListener('resize', measure);
    addEventListener('scroll', measure, { capture: true, passive: true });
    addEventListener('focusin', measure);
    return () => {
      cancelAnimationFrame(frame);
      resizes.disconnect();
      removeEventListener('resize', measure);
      removeEventListener('scroll', measure, { capture: true });
      removeEventListener('focusin', measure);
    };
  }, [count]);
  return clearance;
}

function measureClearance(): number {
  const toaster = document.querySelector('[data-sonner-toaster][data-y-position=bottom]');
  const front = toaster?.querySelector('[data-front=true]')?.getBoundingClientRect();
  if (front === undefined) return distance;
  const height = window.innerHeight;
  const parts = [...document.querySelectorAll('[data-keep-clear]'), ...partsInUse(toaster)]
    .map((part) => part.getBoundingClientRect())
    .filter(
      ({ left, right, top, bottom }) =>
        right > front.left && left < front.right && bottom > 0 && top < height,
    )
    .sort((a, b) => b.bottom - a.bottom);
  let clearance = distance;
  for (const { top, bottom } of parts)
    if (bottom > height - clearance - front.height - gap && top < height - clearance)
      clearance = height - top + gap;
  // There is no space above: a toast in the middle of the page would cover more.
  return clearance > height / 2 ? distance : Math.round(clearance);
}

/**
 * Returns what has the pointer or the focus, each with its row. Toasts do not move away from a pointer that is over
 * them.
 */
function partsInUse(toaster: Element | null): Element[] {
  const controls = document.querySelectorAll(':is(a, button, input, tr):is(:hover, :focus)');
  return [...controls]
    .filter((control) => toaster?.contains(control) !== true)
    .map((control) => control.closest('tr') ?? control);
}
