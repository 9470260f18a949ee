import { useQueryClient } from '@tanstack/react-query';
import { errorText } from '#lib/errors/errors.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { notify } from '#lib/notify/notify.ts';
import { orderViews, type SavedView, savedViews } from '#lib/queries/saved-views.ts';
import { useAttempts } from '#lib/submission/use-attempts.ts';
import { useSingleSubmission } from '#lib/submission/use-single-submission.ts';
import { undoWrite } from '#runtime/undo/undo-write.ts';
import type { Resource } from '#schema/resource.ts';
import type { SavedViewsControl } from './use-saved-views.ts';

/** The tab of a view moves to the left or to the right. */
export type Direction = 'left' | 'right';

const steps = { left: -1, right: 1 };

/** Returns the user's own views with one of them a step further; undefined if it is the first or the last one. */
export function stepped(
  own: readonly SavedView[],
  view: SavedView | undefined,
  direction: Direction,
): readonly SavedView[] | undefined {
  const from = own.findIndex(({ id }) => id === view?.id);
  const to = from + steps[direction];
  if (view === undefined || from < 0 || to < 0 || to >= own.length) return undefined;
  return own.toSpliced(from, 1).toSpliced(to, 0, view);
}

/** Returns the function that moves the shown view among the user's own ones. The toast can undo it. */
export function useMoveView(resource: Resource, { own, current }: SavedViewsControl) {
  const t = useTranslate();
  const client = useQueryClient();
  const { take } = useSingleSubmission();
  const order = (views: readonly SavedView[], key: string) =>
    orderViews(
      resource.name,
      views.map(({ id }) => id),
      key,
    );
  const attempt = useAttempts(order);
  const refresh = () => client.invalidateQueries(savedViews(resource.name, undefined));
  async function run(direction: Direction) {
    const next = stepped(own, current, direction);
    if (next === undefined) return;
    try {
      await attempt(next);
      notify.success(t('savedViews.moved'), undoWrite({ send: (key) => order(own, key), refresh }));
    } catch (error) {
      notify.error(errorText(error));
    }
    await refresh();
  }
  return (direction: Direction) => take(() => run(direction));
}
