import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { Icon } from '#kit/icon/icon.tsx';
import { toast } from '#styled/recipes';

export interface ToastViewProps {
  /** Names the landmark. */
  label: string;
  closeLabel: string;
}

/** Product constants. Sonner's own width (356 px) and swipe threshold (20 px) are the product's. */
const constants = { duration: 4000, visibleToasts: 3, position: 'bottom-right', gap: 14 } as const;

const icons = {
  success: <Icon of={CircleCheck} />,
  error: <Icon of={CircleAlert} />,
  warning: <Icon of={TriangleAlert} />,
  info: <Icon of={Info} />,
  close: <Icon of={X} size="sm" />,
};

/** Sonner's toaster in our dress, and only here. */
export function ToastView({ label, closeLabel }: ToastViewProps) {
  const { toaster, ...classNames } = toast();
  useEffect(sayAgain, []);
  return (
    <Sonner
      {...constants}
      className={toaster}
      icons={icons}
      closeButton
      customAriaLabel={label}
      toastOptions={{ unstyled: true, classNames, closeButtonAriaLabel: closeLabel }}
    />
  );
}

/** Toasts sent before this view was there are known to sonner and drawn by nobody. */
function sayAgain() {
  for (const early of sonner.getToasts()) {
    if ('dismiss' in early) continue;
    const { title, type, promise: _, ...options } = early;
    const known = type === 'success' || type === 'error' || type === 'warning' || type === 'info';
    (known ? sonner[type] : sonner.message)(title, options);
  }
}
