import { redirect } from '@tanstack/react-router';
import { type SavedView, savedViewsIn } from '#lib/queries/saved-views.ts';
import { session } from '#lib/session/session.ts';
import { parseSearch } from '#runtime/address/url-search.ts';
import { keptOf, keptText } from '#runtime/columns/kept-list.ts';
import { listPath } from '#runtime/links/paths.ts';
import type { Resource } from '#schema/resource.ts';

/** The name of the resource whose list is shown. */
let shown: string | undefined;

/** Notes that a list is shown. Returns the function to call when it no longer is. */
export function noteShown({ name }: Resource): () => void {
  shown = name;
  return () => {
    shown = undefined;
  };
}

/** Returns the parameters of the address of a view. */
export const viewAddress = ({ id, search }: SavedView) => ({ ...parseSearch(search), view: String(id) });

/** Returns the view that a list opens with, if there is one. */
export const defaultOf = (views: readonly SavedView[]) => views.find(({ isDefault }) => isDefault);

/** Returns the saved views of a list that the browser has kept for the signed-in user; undefined if it has kept none. */
export function keptViews(resource: Resource): SavedView[] | undefined {
  const { views } = keptOf(keptText(resource.name));
  return views === undefined ? undefined : savedViewsIn(views);
}

/**
 * Throws a redirect to the default view of a list, if the browser has kept one and the user comes from elsewhere. So its
 * rows are the first that are shown.
 */
export async function openDefaultView(resource: Resource): Promise<void> {
  if (shown === resource.name) return;
  // The browser keeps the views of all its users.
  if (session.state().user === undefined) await session.checkSession();
  const view = defaultOf(keptViews(resource) ?? []);
  if (view) throw redirect({ to: listPath(resource), search: viewAddress(view), replace: true });
}
