import { type FocusEvent, type SyntheticEvent, useState } from 'react';

const reducedMotion = '(prefers-reduced-motion: reduce)';

/**
 * Whether pictures follow one another by themselves. Any interaction ends it, except with the button
 * that starts and ends it; for those who asked for stillness it never starts by itself.
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
