/** The options of a toast. */
export interface ToastOptions {
  readonly position?: 'top-center';
}

type Toast = (text: string, options?: ToastOptions) => unknown;
type Kind = 'success' | 'error';

/** Shows toasts. An empty text shows none. */
export interface Notify {
  success(text: string): void;
  error(text: string, options?: ToastOptions): void;
  /** Returns true once there has been a toast: the component that shows them is needed. */
  isUsed(): boolean;
  /** Reports each toast. Returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void;
}

/**
 * Creates toasts whose library is loaded with the first one. If it cannot be loaded (often the reason for the toast
 * is a failed connection), the toast waits and is shown with the next.
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
 * The toasts of the product. sonner stores them until its Toaster is mounted, after the first paint: an early toast
 * is not lost.
 */
export const notify = createNotify(() => import('sonner'));
