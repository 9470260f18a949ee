/** How a toast differs from the usual one. */
export interface ToastOptions {
  readonly position?: 'top-center';
}

type Toast = (text: string, options?: ToastOptions) => unknown;
type Kind = 'success' | 'error';

/** Shows toasts. Nothing is shown for an empty text. */
export interface Notify {
  success(text: string): void;
  error(text: string, options?: ToastOptions): void;
  /** Whether a toast has been sent yet: the place for them is wanted. */
  isUsed(): boolean;
  /** Tells of the first toast; gives back what ends the subscription. */
  subscribe(listener: () => void): () => void;
}

/**
 * Toasts whose library is loaded by the first of them. One that can't be loaded (the connection that just failed
 * is often the reason for the toast) is kept and shown with the next.
 */
export function createNotify(load: () => Promise<{ toast: Record<Kind, Toast> }>): Notify {
  const listeners = new Set<() => void>();
  let used = false;
  const waiting: { kind: Kind; text: string; options: ToastOptions }[] = [];

  async function show(kind: Kind, text: string, options: ToastOptions) {
    if (text === '') return;
    waiting.push({ kind, text, options });
    used = true;
    for (const listener of listeners) listener();
    const library = await load().catch(() => undefined);
    if (library === undefined) return;
    for (const toast of waiting.splice(0)) library.toast[toast.kind](toast.text, toast.options);
  }

  return {
    success: (text) => void show('success', text, {}),
    error: (text, options = {}) => void show('error', text, options),
    isUsed: () => used,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * The product's toasts. sonner keeps them until its Toaster, which is mounted after the first paint, asks for
 * them: none is lost by being early.
 */
export const notify = createNotify(() => import('sonner'));
