/** The button of a toast. Pressing it closes the toast. */
export interface ToastAction {
  readonly label: string;
  run(): void;
}

/** The options of a toast. */
export interface ToastOptions {
  readonly position?: 'top-center';
  /** The id by which the toast can be closed. Default: the library gives it one. */
  readonly id?: string;
  /** Default: it has no button of its own. */
  readonly action?: ToastAction | undefined;
  /** True if the page keeps the text of an error: its toast is closed as a success is. */
  readonly isKeptElsewhere?: boolean;
}

interface SentOptions extends Pick<ToastOptions, 'position' | 'id'> {
  /** Milliseconds. Default: those of the toaster. */
  readonly duration?: number;
  readonly action?: { readonly label: string; onClick(): void };
}

/** The time for which a success with a button is shown, in milliseconds. */
const actionTime = 10_000;

type ToastId = string | number;
type Toast = (text: string, options?: SentOptions) => ToastId;

/** The part of sonner that is in use. */
type Sonner = Record<Kind, Toast> & { dismiss: (id?: ToastId) => unknown };

type Kind = 'success' | 'error';

/** Shows toasts. An empty text shows none. */
export interface Notify {
  /** Shows a success for some seconds; with a button for ten. Users may keep toasts until they close them. */
  success(text: string, action?: ToastAction): void;
  /** Shows an error until it is closed, or for some seconds if the page keeps its text. The same error again replaces it. */
  error(text: string, options?: ToastOptions): void;
  /** Closes all toasts, or the one with an id. */
  clear(id?: string): void;
  /** Returns true once there has been a toast: the component that shows them is needed. */
  isUsed(): boolean;
  /** Reports each toast. Returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void;
}

/**
 * Creates toasts whose library is loaded with the first one. If it cannot be loaded (often the reason for the toast
 * is a failed connection), the toast waits and is shown with the next.
 */
export function createNotify(load: () => Promise<{ toast: Sonner }>): Notify {
  const listeners = new Set<() => void>();
  /** The last toast of each error. */
  const errors = new Map<string, ToastId>();
  let used = false;
  const waiting: { kind: Kind; text: string; options: ToastOptions }[] = [];

  async function show(kind: Kind, text: string, options: ToastOptions) {
    if (text === '') return;
    waiting.push({ kind, text, options });
    used = true;
    for (const listener of listeners) listener();
    const library = await load().catch(() => undefined);
    if (library === undefined) return;
    for (const each of waiting.splice(0)) send(library.toast, each.kind, each.text, each.options);
  }

  function send(
    toast: Sonner,
    kind: Kind,
    text: string,
    { action, isKeptElsewhere, ...options }: ToastOptions,
  ) {
    const button = action && { action: { label: action.label, onClick: () => action.run() } };
    if (kind === 'success')
      return void toast.success(text, { ...options, ...button, ...(button && { duration: actionTime }) });
    const earlier = errors.get(text);
    if (earlier !== undefined) toast.dismiss(earlier);
    const duration = isKeptElsewhere ? undefined : { duration: Number.POSITIVE_INFINITY };
    errors.set(text, toast.error(text, { ...options, ...button, ...duration }));
  }

  return {
    success: (text, action) => void show('success', text, { action }),
    error: (text, options = {}) => void show('error', text, options),
    clear(id) {
      // A toast that waits is not shown any more.
      waiting.splice(0, waiting.length, ...waiting.filter(({ options }) => id && options.id !== id));
      if (!id) errors.clear();
      // If the library cannot be loaded, there is nothing to close.
      if (used)
        void load().then(
          ({ toast }) => toast.dismiss(id),
          () => undefined,
        );
    },
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
export const notify = createNotify(() => import('./toasts.ts'));
