import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, useRouter } from '@tanstack/react-router';
import { useLayoutEffect, useState } from 'react';
import { AppFrame, focusPage } from '#kit/app-frame/app-frame.tsx';
import { Drawer, preloadDrawer } from '#kit/drawer/drawer.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { queryClient } from '#lib/queries/query-client.ts';
import { storedText, storeText } from '#lib/storage/stored-text.ts';
import { routerLink } from '#runtime/links/router-link.tsx';
import { AccountMenu } from './account-menu.tsx';
import { followUser } from './follow-user.ts';
import { MainNavigation } from './main-navigation.tsx';
import type { Panel } from './panel.ts';
import { QuickAccess } from './quick-access.tsx';

followUser();

/** The key under which the browser keeps that a sidebar of icons has their names. */
const sidebarKey = 'sidebar';

/** Renders the frame around every page of a signed-in administrator: navigation, account menu, and the page. */
export function Shell() {
  const t = useTranslate();
  const [menuOpen, setMenuOpen] = useState(false);
  const [named, setNamed] = useState(() => storedText(sidebarKey) !== null);
  const [panel, setPanel] = useState<Panel>();
  useFocusOnNavigation();
  return (
    <QueryClientProvider client={queryClient}>
      <AppFrame
        homeHref="/"
        skipLabel={t('shell.skip')}
        navigation={<MainNavigation />}
        sidebarLabel={t('shell.navigation')}
        named={named}
        onNamedChange={(now) => {
          storeText(sidebarKey, now ? 'named' : null);
          setNamed(now);
        }}
        menuLabel={t('shell.openMenu')}
        menuOpen={menuOpen}
        onMenuOpen={() => setMenuOpen(true)}
        onMenuIntent={preloadDrawer}
        search={<QuickAccess opened={panel} onOpen={setPanel} />}
        account={<AccountMenu onShortcuts={() => setPanel('shortcuts')} />}
        renderLink={routerLink}
      >
        <Outlet />
      </AppFrame>
      <Drawer
        open={menuOpen}
        onOpenChange={setMenuOpen}
        title={t('shell.menu')}
        closeLabel={t('shell.closeMenu')}
      >
        <MainNavigation slideOut />
      </Drawer>
    </QueryClientProvider>
  );
}

/** What keeps the focus after a navigation: a part of the new page that took it by itself, and an open dialog. */
const keepers = 'main *, [role*=dialog][data-state=open]';

/**
 * Moves the focus to the page after each navigation, when the new page is there, so that screen readers begin with it. The
 * first page that the browser loads needs no such move.
 */
function useFocusOnNavigation() {
  const router = useRouter();
  // Not an effect after the paint: the router reports the first page after the login page before that.
  useLayoutEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged && !document.activeElement?.closest(keepers)) focusPage();
      }),
    [router],
  );
}
