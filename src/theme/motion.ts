import { defineKeyframes } from '@pandacss/dev';

/** The keyframes of the `animations` tokens. With prefers-reduced-motion none of them moves. */
export const keyframes = defineKeyframes({
  spin: { to: { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.5' } },
  progress: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } },
  fadeIn: { from: { opacity: '0' } },
  fadeOut: { to: { opacity: '0' } },
  popIn: { from: { opacity: '0', transform: 'scale(0.97)' } },
  popOut: { to: { opacity: '0', transform: 'scale(0.97)' } },
  riseIn: { from: { transform: 'translateY(100%)' } },
  sinkOut: { to: { transform: 'translateY(100%)' } },
  slideInStart: { from: { transform: 'translateX(-100%)' } },
  slideOutStart: { to: { transform: 'translateX(-100%)' } },
  slideInEnd: { from: { transform: 'translateX(100%)' } },
  slideOutEnd: { to: { transform: 'translateX(100%)' } },
});
