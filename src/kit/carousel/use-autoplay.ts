import { type FocusEvent, type SyntheticEvent, useState } from 'react';

const reducedMotion = '(prefers-reduced-motion: reduce)';

/**
 * Rotates the pictures automatically. Any interaction stops it, except with its own button. With reduced motion it
 * starts only by that button.
 */
export function useAutoplay() {
  const [playing, setPlaying] = useState(() => !window.matchMedia(reducedMotion).matches);

  const stop = (event: SyntheticEvent | FocusEvent) => {
    const { target } = event;
    if (target instanceof Element && target.closest('[data-autoplay]') !== null) return;
    setPlaying(false);
  };
  const interactions = {
    onPointerDownCapture: stop,
    onFocusCapture: stop,
    onKeyDownCapture: stop,
    onWheelCapture: stop,
  };
  return { playing, toggle: () => setPlaying(!playing), interactions };
}
