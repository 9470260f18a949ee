import { useEffect } from 'react';
import type { AppRouter } from '#app/create-router.ts';
import { focusPage, mainId } from '#kit/app-frame/app-frame.tsx';

/** How long the focus is away, in milliseconds: a screen reader must notice it. */
const awayMs = 100;

const page = () => document.getElementById(mainId);
const hasFocus = () => document.activeElement === page();

/**
 * Makes screen readers name each new page. The frame moves the focus to the page, but of an element that has the focus
 * already they say nothing, e.g. after several steps back: then the focus leaves for a moment.
 */
export function useHeardNavigation(router: AppRouter): void {
  useEffect(() => {
    let hadFocus = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const endBefore = router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
      if (pathChanged) hadFocus = hasFocus();
    });
    const endRendered = router.subscribe('onRendered', () => {
      if (!hadFocus || !hasFocus()) return;
      hadFocus = false;
      page()?.blur();
      timer = setTimeout(() => {
        if (document.activeElement === document.body) focusPage();
      }, awayMs);
    });
    return () => {
      endBefore();
      endRendered();
      clearTimeout(timer);
    };
  }, [router]);
}
