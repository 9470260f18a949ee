import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Returns a function that shows a tab of the page; the first one if none is named. */
export function useShowTab() {
  const navigate = useNavigate();
  return (tab: string | undefined, { replace } = { replace: false }) =>
    void navigate({ to: '.', search: (search) => ({ ...search, tab }), replace, resetScroll: false });
}

/** Returns the tab that the URL names (`?tab=`), else the first one. An unknown name is removed from the URL. */
export function useTabParam<Name extends string>(names: readonly Name[], first: Name): Name {
  const show = useShowTab();
  const { tab: named } = useSearch({ strict: false });
  const tab = names.find((known) => known === named) ?? first;
  useEffect(() => {
    if (named !== undefined && named !== tab) show(undefined, { replace: true });
  });
  return tab;
}
