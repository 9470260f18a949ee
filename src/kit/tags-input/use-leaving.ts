import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls `onLeave` when the focus leaves an element, and at a click outside of it, before anything else handles that click: a
 * button that sends a form gets what is done here. It is not called between the press and the click, since a layout that
 * changes then moves the pressed button from under the pointer.
 */
export function useLeaving(element: RefObject<HTMLElement | null>, onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    let pressed = false;
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && element.current?.contains(target) === true;
    const events = new AbortController();
    const options = { capture: true, signal: events.signal };
    document.addEventListener('mousedown', () => (pressed = true), options);
    document.addEventListener('mouseup', () => (pressed = false), options);
    document.addEventListener('click', ({ target }) => isInside(target) || leave(), options);
    // The window may lose the focus, too: the element then stays the active one.
    document.addEventListener(
      'focusout',
      ({ target, relatedTarget }) => {
        const stays = !isInside(target) || isInside(relatedTarget) || document.activeElement === target;
        if (!pressed && !stays) leave();
      },
      options,
    );
    return () => events.abort();
  }, [element]);
}
