import type { ReactNode } from 'react';
import { deferred, useDeferred } from '#kit/deferred.ts';

/** A panel that slides over the page from its start side. */
export interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
}

const panel = deferred(async () => (await import('./drawer-panel.tsx')).DrawerPanel);

/** Fetches the drawer's code: called when its trigger is pointed at or focused. */
export const preloadDrawer = () => panel.preload();

/** Following one of its links closes it. */
export function Drawer(props: DrawerProps) {
  const Part = useDeferred(panel, props.open);
  return Part === null ? null : <Part {...props} />;
}
