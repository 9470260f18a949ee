import { toast as sonner } from 'sonner';
import { keepsToasts } from './toast-choice.ts';

type Show = typeof sonner.success;

/** Returns a function that shows a toast until it is closed, if the user has chosen that. */
const timed =
  (show: Show): Show =>
  (text, options) =>
    show(text, keepsToasts() ? { ...options, duration: Number.POSITIVE_INFINITY } : options);

/** The part of sonner that is in use, with the time that the user has chosen. */
export const toast = {
  success: timed(sonner.success),
  error: timed(sonner.error),
  dismiss: sonner.dismiss,
};
