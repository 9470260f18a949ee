import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Toaster as Sonner } from 'sonner';
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

/**
 * Milliseconds before the first toast. Screen readers read what changes in a region that they know: a toast that comes with
 * the region, as at page load, would not be heard.
 */
const regionTime = 300;

/** Sonner shows the toasts of the toaster with this id: there are none. */
const noToasts = { id: 'no-toasts' };

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
  const [isKnown, setIsKnown] = useState(false);
  const { bottom, right } = useClearance(isKnown);
  useEffect(() => {
    const timer = setTimeout(setIsKnown, regionTime, true);
    return () => clearTimeout(timer);
  }, []);
  useEffect(watchSwipes, []);
  useEffect(returnFocus, []);
  return createPortal(
    <Sonner
      {...constants}
      {...(!isKnown && noToasts)}
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
