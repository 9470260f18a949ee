import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { readTab, type SettingsTab } from './tab-names.ts';

/** Returns a function that shows a tab; the first one if none is named. */
export function useShowTab() {
  const navigate = useNavigate();
  return (tab: SettingsTab | undefined, { replace } = { replace: false }) =>
    void navigate({ to: '.', search: (search) => ({ ...search, tab }), replace, resetScroll: false });
}

/** Returns the tab that the URL names. An unknown name is removed from the URL. */
export function useTab(): SettingsTab {
  const show = useShowTab();
  const { tab: named } = useSearch({ strict: false });
  const tab = readTab(named);
  useEffect(() => {
    if (named !== undefined && named !== tab) show(undefined, { replace: true });
  });
  return tab;
}
