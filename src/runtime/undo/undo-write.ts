import { focusBesideToasts } from '#kit/toast/return-focus.ts';
import { isRefusal } from '#lib/api/api-error.ts';
import { errorText } from '#lib/errors/errors.ts';
import { t } from '#lib/i18n/i18n.ts';
import { notify, type ToastAction } from '#lib/notify/notify.ts';
import { createKey } from '#lib/submission/use-attempts.ts';
import { nearestRow } from '#runtime/links/nearest-row.ts';
import { restoreFocus } from '#runtime/links/restore-focus.ts';
import { hasChangedSince } from './has-changed-since.ts';

/** The write that undoes another one. */
interface UndoingWrite {
  /** Sends it. `key` is the same for each attempt. */
  send(key: string): Promise<unknown>;
  /** Reads the shown data again. */
  refresh(): Promise<unknown>;
}

/**
 * Returns the button of a toast that undoes a write by another one. If the record has changed since, nothing is undone and a
 * toast says so. After a failure of the connection, the toast of the error has a button that tries again.
 */
export function undoWrite({ send, refresh }: UndoingWrite): ToastAction {
  const key = createKey();
  let taken = false;

  async function run(): Promise<void> {
    if (taken) return;
    taken = true;
    const near = nearestRow(focusBesideToasts());
    try {
      await send(key);
      notify.success(t('undo.done'));
    } catch (error) {
      taken = false;
      report(error);
    }
    await refresh();
    // The toast gives the focus back to where it was, and the list that was read again may lack that row.
    restoreFocus(near);
  }

  function report(error: unknown): void {
    if (hasChangedSince(error)) notify.error(t('undo.changed'));
    else if (isRefusal(error)) notify.error(errorText(error));
    else notify.error(errorText(error), { action: { label: t('common.retry'), run: () => void run() } });
  }

  return { label: t('common.cancel'), run: () => void run() };
}
