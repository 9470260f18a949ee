import { type FocusEvent, type SyntheticEvent, useState, useSyncExternalStore } from 'react';

const reducedMotion = '(prefers-reduced-motion: reduce)';

const matches = () => window.matchMedia(reducedMotion).matches;

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(reducedMotion);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Returns true if an event happened at the button that starts and stops the rotation. */
const isAtButton = ({ target }: SyntheticEvent) =>
  target instanceof Element && target.closest('[data-autoplay]') !== null;

/**
 * Rotates the pictures automatically, but not with reduced motion. They rest while the pointer is over them or the focus is
 * at their button. Any other interaction stops the rotation. After its button has started it, it does not rest.
 */
export function useAutoplay() {
  const [mode, setMode] = useState<'automatic' | 'started' | 'stopped'>('automatic');
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isReduced = useSyncExternalStore(subscribe, matches);
  const playing = mode === 'started' || (mode === 'automatic' && !isReduced);
  const resting = mode === 'automatic' && (isHovered || isFocused);

  const stop = (event: SyntheticEvent) => {
    if (!isAtButton(event)) setMode('stopped');
  };
  return {
    /** True if the button stops the rotation, false if it starts it. */
    playing,
    /** True while the pictures move by themselves. */
    rotating: playing && !resting,
    isReduced,
    toggle: () => setMode(playing ? 'stopped' : 'started'),
    interactions: {
      onPointerEnter: () => setIsHovered(true),
      onPointerLeave: () => setIsHovered(false),
      onPointerDownCapture: stop,
      onFocusCapture(event: FocusEvent) {
        setIsFocused(true);
        stop(event);
      },
      onBlurCapture: () => setIsFocused(false),
      onKeyDownCapture: stop,
      onWheelCapture: stop,
    },
  };
}
