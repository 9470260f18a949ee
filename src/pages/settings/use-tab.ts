import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { readTab, type SettingsTab } from './tab-names.ts';

/** The way to a tab; to the first one by naming none. */
export function useShowTab() {
  const navigate = useNavigate();
  return (tab: SettingsTab | undefined, { replace } = { replace: false }) =>
    void navigate({ to: '.', search: (search) => ({ ...search, tab }), replace, resetScroll: false });
}

/** The tab that the URL names. A name that is none does not stay there. */
export function useTab(): SettingsTab {
  const show = useShowTab();
  const { tab: named } = useSearch({ strict: false });
  const tab = readTab(named);
  useEffect(() => {
    if (named !== undefined && named !== tab) show(undefined, { replace: true });
  });
  return tab;
}
