import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { Icon } from '#kit/icon/icon.tsx';
import { toast } from '#styled/recipes';
import { keepMessageFirst } from './message-first.ts';
import { returnFocus } from './return-focus.ts';
import { watchSwipes } from './swipe.ts';
import { useClearance } from './use-clearance.ts';

export interface ToastViewProps {
  /** The name of the landmark. */
  label: string;
  closeLabel: string;
}

/** Product rules. The width (356 px) is sonner's default. */
const constants = { duration: 4000, visibleToasts: 3, position: 'bottom-right', gap: 14 } as const;

const icons = {
  success: <Icon of={CircleCheck} />,
  error: <Icon of={CircleAlert} />,
  warning: <Icon of={TriangleAlert} />,
  info: <Icon of={Info} />,
  close: <Icon of={X} size="sm" />,
};

/**
 * Sonner with the styles of the product. No other file imports it. It stands beside the app, because an open dialog hides the
 * app from screen readers, and its toasts with it.
 */
export function ToastView({ label, closeLabel }: ToastViewProps) {
  const { toaster, ...classNames } = toast();
  const { bottom, right } = useClearance();
  useEffect(sendAgain, []);
  useEffect(watchSwipes, []);
  useEffect(returnFocus, []);
  return createPortal(
    <Sonner
      {...constants}
      ref={followToasts}
      offset={{ bottom, right }}
      mobileOffset={{ bottom }}
      className={toaster}
      icons={icons}
      closeButton
      customAriaLabel={label}
      toastOptions={{ unstyled: true, classNames, closeButtonAriaLabel: closeLabel }}
    />,
    document.body,
  );
}

/** The ref of the list of toasts. */
const followToasts = (toasts: HTMLElement | null) => (toasts === null ? undefined : keepMessageFirst(toasts));

/** Sends the toasts again that were sent before sonner was mounted: it stores them, but does not show them. */
function sendAgain() {
  for (const early of sonner.getToasts()) {
    if ('dismiss' in early) continue;
    const { title, type, promise: _, ...options } = early;
    const known = type === 'success' || type === 'error' || type === 'warning' || type === 'info';
    (known ? sonner[type] : sonner.message)(title, options);
  }
}
