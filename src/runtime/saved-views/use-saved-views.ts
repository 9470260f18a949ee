import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { type SavedView, savedViews } from '#lib/queries/saved-views.ts';
import { session } from '#lib/session/session.ts';
import { parseSearch, type SearchParams, stringifySearch } from '#runtime/address/url-search.ts';
import { keep, keptText, watchKept } from '#runtime/columns/kept-list.ts';
import type { ArrangementControl } from '#runtime/columns/use-arrangement.ts';
import { listPath } from '#runtime/links/paths.ts';
import { useNoteHere } from '#runtime/links/use-note-here.ts';
import { noView } from '#schema/no-view.ts';
import type { Resource } from '#schema/resource.ts';
import { viewState } from '#schema/view-state.ts';
import { defaultOf, keptViews, noteShown, viewAddress } from './default-view.ts';

const valuesIn = (params: SearchParams) => (name: string) => [params[name] ?? []].flat();

/** Returns the saved views of a list: those that the browser has kept, until the service has sent them. */
function useViews(resource: Resource) {
  const text = useSyncExternalStore(watchKept, () => keptText(resource.name));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the kept views are read from the text.
  const known = useMemo(() => keptViews(resource), [resource, text]);
  const query = useQuery(savedViews(resource.name, known));
  const fresh = query.isPlaceholderData ? undefined : query.data;
  // The next visit shows them at once.
  useEffect(() => {
    if (fresh) keep(resource.name, { views: fresh.length === 0 ? undefined : fresh });
  }, [fresh, resource]);
  const self = String(session.state().user?.id);
  const isOwn = ({ owner }: SavedView) => String(owner.id) === self;
  const views = query.data ?? known ?? [];
  const own = views.filter(isOwn);
  return {
    /** The user's own views are first. */
    views: [...own, ...views.filter((view) => !isOwn(view))],
    own,
    isOwn,
    isKnown: !query.isPending,
    failed: query.isError && query.data === undefined ? () => void query.refetch() : undefined,
  };
}

/**
 * Returns the saved views of a list and the state that its address has. The address holds the state itself, and `view` names
 * the view that it came from: a link works after the view has changed or is gone. `onOpen` is called when another view is
 * shown.
 */
export function useSavedViews(resource: Resource, control: ArrangementControl, onOpen: () => void) {
  // Another page of the list is no other state.
  const { state, name, isBare } = useSearch({
    strict: false,
    structuralSharing: true,
    select(params) {
      const own = valuesIn(params);
      const state = viewState(resource, own);
      const [name] = own('view');
      return { state, name, isBare: state === '' && name === undefined && params['page'] === undefined };
    },
  });
  const navigate = useNavigate();
  const noteHere = useNoteHere('href');
  const { views, own: ownViews, isOwn, isKnown, failed } = useViews(resource);
  const current = views.find(({ id }) => String(id) === name);
  const defaultView = defaultOf(views);
  const ofNone = defaultView === undefined ? {} : { view: noView };
  const addressOf = (view: SavedView | undefined) => (view === undefined ? ofNone : viewAddress(view));

  useEffect(() => noteShown(resource), [resource]);

  // A bare address opens the default view. But a list that loses its filters becomes the whole list.
  const wasFiltered = useRef(false);
  useEffect(() => {
    if (!isBare) wasFiltered.current = name === undefined;
    else if (defaultView)
      void navigate({
        to: '.',
        search: wasFiltered.current ? ofNone : viewAddress(defaultView),
        replace: true,
        resetScroll: false,
      });
  });

  // A state that is saved as a view stays the one that is shown.
  const last = useRef({ name, state });
  useEffect(() => {
    const before = last.current;
    last.current = { name, state };
    if (before.name !== name && before.state !== state) onOpen();
  });

  return {
    views,
    /** The user's own views, in their order. */
    own: ownViews,
    /** False until the views are read for the first time. */
    isKnown,
    current,
    isOwn: current !== undefined && isOwn(current),
    /** True if the list is not as its view says, or if it is shown without a view and has a state. */
    isModified:
      state !== (current === undefined ? '' : viewState(resource, valuesIn(parseSearch(current.search)))),
    /** The state of the list as a view that is saved now would have it. */
    state: viewState(resource, (each) =>
      each === 'columns' ? [control.text ?? []].flat() : new URLSearchParams(state).getAll(each),
    ),
    failed,
    hrefOf: (view: SavedView | undefined) => listPath(resource) + stringifySearch(addressOf(view)),
    /** Notes the shown list and its state. Returns whether they are still shown. */
    noteHere,
    /** Shows a view; undefined for the list without one. */
    show: (view: SavedView | undefined) =>
      void navigate({ to: '.', search: addressOf(view), resetScroll: false }),
  };
}

/** The result of {@link useSavedViews}. */
export type SavedViewsControl = ReturnType<typeof useSavedViews>;
