import { type RefObject, useEffect, useEffectEvent } from 'react';

const presses = ['pointerdown', 'mousedown'] as const;
/** A touch that scrolls is cancelled: no mouse event follows. */
const releases = ['pointerup', 'pointercancel', 'mouseup'] as const;

/**
 * Calls `onLeave` when the focus leaves an element, and at a click outside of it, before anything else handles that click: a
 * button that sends a form gets what is done here. It is not called between the press and the click, since a layout that
 * changes then moves the pressed button from under the pointer; but it is if the element is gone by then, as in a panel that
 * the press closes. It is not called for a focus that Escape moves: what closes then is left without a change.
 */
export function useLeaving(element: RefObject<HTMLElement | null>, onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    let isPressed = false;
    let hasEscaped = false;
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && element.current?.contains(target) === true;
    const press = () => {
      isPressed = true;
      hasEscaped = false;
    };
    const release = () => {
      isPressed = false;
    };
    const events = new AbortController();
    const options = { capture: true, signal: events.signal };
    for (const type of presses) document.addEventListener(type, press, options);
    for (const type of releases) document.addEventListener(type, release, options);
    document.addEventListener('keydown', ({ key }) => (hasEscaped = key === 'Escape'), options);
    document.addEventListener('click', ({ target }) => isInside(target) || leave(), options);
    // The window may lose the focus, too: the element then stays the active one.
    document.addEventListener(
      'focusout',
      ({ target, relatedTarget }) => {
        const stays = !isInside(target) || isInside(relatedTarget) || document.activeElement === target;
        if (!isPressed && !hasEscaped && !stays) leave();
      },
      options,
    );
    return () => {
      events.abort();
      if (isPressed) leave();
    };
  }, [element]);
}
