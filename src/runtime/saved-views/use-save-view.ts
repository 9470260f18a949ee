import { useQueryClient } from '@tanstack/react-query';
import { keepFocus } from '#kit/app-frame/keep-focus.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { errorText } from '#lib/errors/errors.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { notify, type ToastAction } from '#lib/notify/notify.ts';
import { restoreView, savedViews, updateView } from '#lib/queries/saved-views.ts';
import { useAttempts } from '#lib/submission/use-attempts.ts';
import { useSingleSubmission } from '#lib/submission/use-single-submission.ts';
import { undoWrite } from '#runtime/undo/undo-write.ts';
import type { Resource } from '#schema/resource.ts';
import type { SavedViewsControl } from './use-saved-views.ts';

/** Moves the focus to the tab of the view if the button that had it is gone: its view has no changes any more. */
export const keepViewFocus = () =>
  keepFocus(() => {
    const tab = document.querySelector<HTMLElement>('section nav a[aria-current]');
    return tab?.checkVisibility() ? tab : undefined;
  });

/** Returns what follows a write of a saved view: its report, and the views as they are now. */
export function useViewReport(resource: Resource) {
  const t = useTranslate();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries(savedViews(resource.name, undefined));
  return {
    refresh,
    async done(text: string, action?: ToastAction) {
      await refresh();
      notify.success(text, action);
    },
    async failed(error: unknown) {
      const isChanged = error instanceof ApiError && (error.status === 412 || error.status === 404);
      notify.error(isChanged ? t('savedViews.changed') : errorText(error));
      if (isChanged) await refresh();
    },
  };
}

/** Saves the state of the list as that of its chosen view. The toast can undo it. */
export function useSaveView(resource: Resource, { current, state, noteHere, show }: SavedViewsControl) {
  const t = useTranslate();
  const report = useViewReport(resource);
  const { pending, take } = useSingleSubmission();
  const attempt = useAttempts(async ({ search }: { search: string }, key) => {
    if (current === undefined) return undefined;
    const { name, shared, isDefault } = current;
    return updateView(current, { name, shared, isDefault, search }, key);
  });
  /** A service without versions could not tell that somebody has changed the view since. */
  function undoOf(version: string | undefined): ToastAction | undefined {
    if (current === undefined || version === undefined) return undefined;
    return undoWrite({
      send: (key) => restoreView(current, { key, version }),
      refresh: report.refresh,
    });
  }
  async function run() {
    const isHere = noteHere();
    try {
      const written = await attempt({ search: state });
      await report.done(written?.message ?? t('savedViews.saved'), undoOf(written?.version));
      if (written?.view && isHere()) show(written.view);
      keepViewFocus();
    } catch (error) {
      await report.failed(error);
    }
  }
  return { pending, run: () => take(run) };
}
