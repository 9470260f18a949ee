import { deferred, useDeferred } from '#kit/deferred.ts';
import type { DrawerProps } from './drawer-panel.tsx';

const panel = deferred(async () => (await import('./drawer-panel.tsx')).DrawerPanel);

/** Fetches the drawer's code: called when its trigger is pointed at or focused. */
export const preloadDrawer = () => panel.preload();

/** Following one of its links closes it. */
export function Drawer(props: DrawerProps) {
  const Part = useDeferred(panel, props.open);
  return Part === null ? null : <Part {...props} />;
}
