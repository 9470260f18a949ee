import { notify } from '#lib/notify/notify.ts';

/** Copies a text, and says whether it was copied. */
export async function copyText(text: string, said: { copied: string; failed: string }): Promise<void> {
  try {
    // Without https there is no clipboard: the call throws.
    await navigator.clipboard.writeText(text);
    notify.success(said.copied);
  } catch {
    notify.error(said.failed);
  }
}
