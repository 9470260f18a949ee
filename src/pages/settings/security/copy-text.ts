import { notify } from '#lib/notify/notify.ts';

/** Copies a text, and shows the toast `copied` or `failed`. */
export async function copyText(text: string, toasts: { copied: string; failed: string }): Promise<void> {
  try {
    // Without https there is no clipboard: the call throws.
    await navigator.clipboard.writeText(text);
    notify.success(toasts.copied);
  } catch {
    notify.error(toasts.failed);
  }
}
